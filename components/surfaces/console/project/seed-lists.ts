import type { Row } from "./seed";

export const otherProjectId = "77fox";

const person = (email: string, isVerified: boolean, name: string, id: string): Row => [
  id,
  name,
  {
    subtitle: email,
    status: isVerified ? "verified" : "unverified",
    fields: { email, emailVerification: isVerified },
  },
];

const archive: Readonly<Record<string, readonly Row[]>> = {
  database: [
    ["analytics", "Analytics", { subtitle: "TablesDB", fields: { type: "tablesdb", tables: 3 } }],
    ["orders_eu", "Orders", { subtitle: "TablesDB", fields: { type: "tablesdb", tables: 2 } }],
    ["legacy_2019", "Legacy", { subtitle: "Documents", fields: { type: "legacy", tables: 1 } }],
  ],
  "table in analytics": [
    ["events", "Events", { fields: { rows: 48_210, columns: 9 } }],
    ["sessions", "Sessions", { fields: { rows: 6_114, columns: 7 } }],
    ["visitors", "Visitors", { fields: { rows: 1_902, columns: 5 } }],
  ],
  "table in orders_eu": [
    ["orders", "Orders", { fields: { rows: 812, columns: 14 } }],
    ["refunds", "Refunds", { fields: { rows: 23, columns: 6 } }],
  ],
  "table in legacy_2019": [["albums", "Albums", { fields: { rows: 340, columns: 4 } }]],
  bucket: [
    ["originals", "Originals", { fields: { files: 4, maximumFileSize: "30 MB", encryption: true } }],
    ["avatars", "Avatars", { fields: { files: 2, maximumFileSize: "2 MB", encryption: false } }],
    ["exports", "Exports", { fields: { files: 0, maximumFileSize: "500 MB", encryption: true } }],
  ],
  "file in originals": [
    ["img_0412", "harbour-at-dawn.jpg", { subtitle: "image/jpeg", fields: { size: "4.1 MB" } }],
    ["img_0409", "north-pier.jpg", { subtitle: "image/jpeg", fields: { size: "3.8 MB" } }],
    ["img_0398", "ferry-timetable-1962.tif", { subtitle: "image/tiff", fields: { size: "18.2 MB" } }],
    ["img_0371", "market-square.png", { subtitle: "image/png", fields: { size: "2.6 MB" } }],
  ],
  "file in avatars": [
    ["ada", "ada.png", { subtitle: "image/png", fields: { size: "84 KB" } }],
    ["alan", "alan.png", { subtitle: "image/png", fields: { size: "91 KB" } }],
  ],
  user: [
    person("ada@example.com", true, "Ada Lovelace", "user_1"),
    person("alan@example.com", false, "Alan Turing", "user_2"),
    person("adam@example.pl", true, "Adam Mickiewicz", "user_3"),
    person("yuki@example.jp", true, "Kanada Yuki", "user_4"),
    person("salma@example.eg", false, "سلمى منصور", "user_5"),
  ],
  team: [
    ["curators", "Curators", { fields: { members: 4 } }],
    ["scanning", "Scanning room", { fields: { members: 7 } }],
  ],
  function: [
    ["thumbnails", "Make thumbnails", { status: "ready", fields: { runtime: "node-22", executions: 1_204 } }],
    ["nightly", "Nightly report", { status: "ready", fields: { runtime: "python-3.13", executions: 62 } }],
    ["import", "Import an album", { status: "failed", fields: { runtime: "node-22", executions: 9 } }],
  ],
  site: [
    [
      "gallery",
      "Public gallery",
      { status: "ready", subtitle: "gallery.archive.example", fields: { framework: "SvelteKit" } },
    ],
    [
      "docs",
      "Handbook",
      { status: "building", subtitle: "docs.archive.example", fields: { framework: "Astro" } },
    ],
  ],
  provider: [
    ["mail", "Post office", { subtitle: "Email over SMTP", status: "enabled" }],
    ["push", "Phones", { subtitle: "Push to Apple devices", status: "disabled" }],
  ],
  topic: [
    ["new-albums", "New albums", { fields: { subscribers: 218 } }],
    ["outages", "Outages", { fields: { subscribers: 12 } }],
  ],
  message: [
    ["msg_31", "Harbour album is public", { subtitle: "Email to New albums", status: "sent" }],
    ["msg_30", "Scanner back in service", { subtitle: "Push to Outages", status: "scheduled" }],
  ],
};

const storefront: Readonly<Record<string, readonly Row[]>> = {
  database: [["catalogue", "Catalogue", { subtitle: "TablesDB", fields: { type: "tablesdb", tables: 2 } }]],
  "table in catalogue": [
    ["products", "Products", { fields: { rows: 96, columns: 12 } }],
    ["prices", "Prices", { fields: { rows: 288, columns: 5 } }],
  ],
  bucket: [
    [
      "product-images",
      "Product images",
      { fields: { files: 1, maximumFileSize: "10 MB", encryption: false } },
    ],
  ],
  "file in product-images": [
    ["print_a3", "print-a3.jpg", { subtitle: "image/jpeg", fields: { size: "1.2 MB" } }],
  ],
  user: [person("joan@example.com", true, "Joan Clarke", "user_1")],
  team: [["shop", "Shop floor", { fields: { members: 3 } }]],
  function: [
    ["checkout", "Checkout", { status: "ready", fields: { runtime: "bun-1.3", executions: 5_410 } }],
  ],
  site: [["shop", "Shop", { status: "ready", subtitle: "shop.example", fields: { framework: "Next.js" } }]],
  provider: [],
  topic: [],
  message: [],
};

/** What the two projects hold before anybody touches them, by `listName`. */
export const seedLists = { archive, storefront };
