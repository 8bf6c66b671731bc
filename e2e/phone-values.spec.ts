import { expect, test } from "./kit";

const text = JSON.stringify({
  v: 1,
  summary: "Deploy {{site}} to production",
  blocks: [
    { type: "key_value", key: "Site", value: "{{site}}", value_type: "string" },
    { type: "key_value", key: "Token", value: "{{token}}", value_type: "secret" },
  ],
});

const sets = [
  { name: "docs", values: { site: 'docs "4.2"', token: "tok-91f3-docs" } },
  { name: "shop", values: { site: "shop", token: "tok-77aa-shop" } },
];

test("placeholders of a payload are filled on the phone, and a secret that fills one stays masked", async ({
  workbench,
}) => {
  await workbench.open("?seed=values&clock=2026-01-01T09:41:00Z");
  await workbench.load(text);
  await workbench.driver.sets({ sets, active: "docs" });
  const phone = workbench.surface("Phone");
  await expect(phone).toContainText('Deploy docs "4.2" to production');
  await workbench.driver.sets({ sets, active: "shop" });
  await expect(phone).toContainText("Deploy shop to production");
  await workbench.driver.send();
  await expect(phone).toContainText("Deploy shop to production");
  await expect(workbench.stage).not.toContainText("tok-");
  await expect(workbench.transcript).not.toContainText("tok-");
});
