import { BpField, Document } from "#wire/bp-field.ts";
import { BankContact, BpItem, BpItemStage, BpStartTrxProperty } from "#wire/bp-item.ts";
import type { ContractNote } from "#wire/contract-note.ts";
import { GetBpItemResponse } from "#wire/get-bp-item.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** The schemas of the objects in an answer, by the key of the object or of the list of objects. */
const objects: Readonly<Record<string, { readonly shape: object }>> = {
  "": GetBpItemResponse,
  bpItem: BpItem,
  stages: BpItemStage,
  fields: BpField,
  participantFields: BpField,
  documentsInfo: Document,
  startTrxProperty: BpStartTrxProperty,
  initiatorContacts: BankContact,
  respondentContacts: BankContact,
};

/** Whether the last key of a path differs from a key of its object in capital letters only. */
function isMisspelled(path: string): boolean {
  const [key = "", object = ""] = path
    .replaceAll(/\[\d+\]/g, "")
    .split(".")
    .toReversed();
  return Object.keys(objects[object]?.shape ?? {}).some(
    (declared) => declared.toLowerCase() === key.toLowerCase(),
  );
}

export function notesFinding(notes: readonly ContractNote[]): Finding {
  if (notes.length === 0) return ok("Specification", "The answer is as the specification says.");
  const misspelled = notes.filter(({ kind, path }) => kind === "unknown-key" && isMisspelled(path));
  return misspelled.length > 0
    ? failure(
        "Specification",
        `The answer has keys that differ from the specification in capital letters only and are not read: ${misspelled.length}.`,
        "Have the service write its keys exactly as the specification does; they are listed below.",
      )
    : warning(
        "Specification",
        `The answer differs from the specification in ${notes.length} ${notes.length === 1 ? "place" : "places"}.`,
        "Read the list below: the viewer shows what came and loses nothing, but a value of another type is marked.",
      );
}
