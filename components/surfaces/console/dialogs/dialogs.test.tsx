import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createKinds, dialogs, docsSections } from "@/lib/protocols/console";
import { CreateDrawer } from "../create/create-drawer";
import { connectionText } from "./connect-mcp";
import { ConsoleDialog } from "./console-dialog";
import { searchDocs } from "./docs-index";

const nothing = () => {};
const hostile = { id: '64"abc\n<b>', name: "<img src=x>" };

test.each(dialogs)("the dialog %s is named, described and can be closed", (dialog) => {
  const markup = renderToStaticMarkup(
    <ConsoleDialog
      dialog={dialog}
      project={hostile}
      isLookingBack={false}
      onClose={nothing}
      onDone={() => null}
      onOpenDocs={nothing}
    />,
  );
  expect(markup).toMatch(/role="dialog".*<h2 id="[^"]+"[^>]*>[^<]+<\/h2><p id="[^"]+"/s);
  expect(markup).toContain('aria-label="Close"');
  expect(markup).not.toContain("<img src=x>");
});

test.each(createKinds)(
  "the drawer for a %s says in which project, and takes nothing while looking back",
  (kind) => {
    const draw = (isLookingBack: boolean) =>
      renderToStaticMarkup(
        <CreateDrawer
          kind={kind}
          project={{ id: "64abc", name: "Photo archive" }}
          isLookingBack={isLookingBack}
          onClose={nothing}
          onCreate={() => null}
        />,
      );
    expect(draw(false)).toContain("Photo archive (64abc)");
    expect(draw(false)).not.toContain('<fieldset disabled=""');
    expect(draw(true)).toContain('<fieldset disabled=""');
  },
);

test("an id is safe in what a client is to be given", () => {
  const file = JSON.parse(connectionText("file", hostile.id));
  expect(file.mcpServers.appwrite.headers).toEqual({ "X-Appwrite-Project": hostile.id });
  expect(connectionText("command", hostile.id)).toContain('"X-Appwrite-Project: 64\\"abc\\n<b>"');
  expect(connectionText("address", undefined)).toBe("https://console.example/v1/mcp");
});

test("a search finds pages by all of its words, titles first", () => {
  expect(searchDocs("")).toEqual(docsSections);
  expect(searchDocs("  TOAST ")[0]?.topic).toBe("toast");
  expect(searchDocs("metrics chart")[0]?.topic).toBe("chart");
  expect(searchDocs("no such words at all")).toEqual([]);
});
