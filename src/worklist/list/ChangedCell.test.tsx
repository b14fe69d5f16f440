import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChangedCell } from "./ChangedCell.tsx";

const counted = { total: 3, kinds: ["document", "deadline"] } as const;
const changes = { counts: () => counted };

test("the changes are counted, and what has changed is named", async () => {
  await render(
    <table>
      <tbody>
        <tr>
          <ChangedCell changes={changes} />
        </tr>
      </tbody>
    </table>,
  );
  await expect
    .element(page.getByRole("cell"))
    .toHaveTextContent(/^3 changes\s*documents, automatic action$/);
});
