import { expect, onTestFinished, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

vi.mock("./CasePrint.tsx", () => ({
  CasePrint: () => null,
  get printCase() {
    throw new TypeError("no such file");
  },
}));

test("where not even what would load the print comes, the screen is printed as it stands", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const { screen } = await renderCase({ answers: [() => Response.json(dispute)], isQuiet: true });
  await screen.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
});
