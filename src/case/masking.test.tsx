import { expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

const card = "4111111111111111";
const { bpItem } = dispute;

/** A case with a card number in everything that a person may have typed. */
const careless = {
  ...dispute,
  bpItem: {
    ...bpItem,
    code: `DP ${card}`,
    bpName: card,
    stageDescription: card,
    userName: card,
    observerList: [card],
    stages: [
      {
        ...bpItem.stages[1],
        name: `Stage ${card}`,
        code: card,
        description: card,
        longDescription: `${card}.`,
        userName: card,
        fields: [
          { baseTypeCode: "Text", name: `Name ${card}`, value: `paid by ${card}`, code: card },
          { baseTypeCode: "Select", name: "Choice", value: card, valueCode: card },
          { baseTypeCode: card, name: "Odd", value: card, description: card, mask: card },
          {
            baseTypeCode: "String",
            name: "Files",
            value: "",
            documentsInfo: [{ id: "1", name: `${card}.pdf`, creator: card, creationDate: card }],
          },
        ],
      },
    ],
    startTrxProperty: [
      {
        ...bpItem.startTrxProperty[0],
        cardAcceptorName: card,
        operationType: card,
        initiatorName: card,
        initiatorContacts: [
          { id: 1, bankId: card, phone: `+${card}`, email: `${card}@bank.example` },
        ],
      },
    ],
    participantFields: [{ baseTypeCode: "String", name: "Issuer", value: card }],
    unknownKey: card,
  },
};

test("no card number is on the page, in a name, a hint or the title, until one is asked for", async () => {
  const { screen } = await renderCase({
    answers: [() => new Response(JSON.stringify(careless))],
  });
  for (const name of [`About Name 4111••••••••1111`, "About Choice", "About Odd"]) {
    await screen.getByRole("button", { name }).click();
  }
  await screen.getByText("The answer as received").click();
  await expect.element(screen.getByRole("tree")).toBeVisible();
  const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
  expect(links.filter((href) => href?.includes(card))).toHaveLength(2);
  const page = document.documentElement.outerHTML.replaceAll(/href="[^"]*"/g, "");
  expect(page).not.toContain(card);
  expect(document.title).toBe("DP 4111••••••••1111");

  const stage = screen.getByRole("region", { name: "Stage 4111••••••••1111" });
  await stage.getByText("paid by").getByRole("button", { name: "Show number" }).click();
  await expect.element(stage.getByText(`paid by ${card}`)).toBeVisible();
  expect(document.body.textContent.split(card)).toHaveLength(2);
});

test("the raw answer lists where a number is masked, and shows it there", async () => {
  const { screen } = await renderCase({
    answers: [() => new Response(JSON.stringify(careless))],
  });
  await screen.getByText("The answer as received").click();
  const listed = screen
    .getByRole("region", { name: "Raw" })
    .getByRole("listitem")
    .filter({ hasText: "bpItem.participantFields[0].value" });
  await listed.getByRole("button", { name: "Show number" }).click();
  await expect.element(listed).toHaveTextContent(`bpItem.participantFields[0].value ${card}`);
});

test("a copy as JSON is the answer as sent, but for card numbers", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen } = await renderCase({
    answers: [() => new Response(JSON.stringify(careless))],
  });
  await screen.getByRole("button", { name: "Copy as JSON" }).click();
  const copied = write.mock.calls[0]?.[0] ?? "";
  expect(JSON.parse(copied)).toEqual(
    JSON.parse(JSON.stringify(careless).replaceAll(card, "4111••••••••1111")),
  );
  write.mockRestore();
});
