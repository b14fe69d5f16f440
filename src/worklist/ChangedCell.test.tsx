import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChangedCell } from "./ChangedCell.tsx";

const changes = () =>
  [
    { how: "new", kind: "document" },
    { how: "changed", kind: "deadline" },
    { how: "new", kind: "document" },
  ] as const;

test("every change is counted, and what has changed named once", async () => {
  await render(
    <table>
      <tbody>
        <tr>
          <ChangedCell glimpse={{ changes }} />
        </tr>
      </tbody>
    </table>,
  );
  await expect
    .element(page.getByRole("cell"))
    .toHaveTextContent(/^3 changes\s*documents, automatic action$/);
});
