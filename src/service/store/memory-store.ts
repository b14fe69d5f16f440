import type { Bytes } from "../base64.ts";
import type { CaseRecord, FirstCases, Store } from "./store.ts";

/** Makes a store in memory. */
export function createMemoryStore(): Store {
  const cases = new Map<number, CaseRecord>();
  const files = new Map<string, Bytes>();
  let nextId: number | undefined;

  function begin(first: FirstCases) {
    cases.clear();
    files.clear();
    for (const record of first.records) cases.set(record.id, record);
    ({ nextId } = first);
  }

  return {
    async fill(first) {
      if (nextId === undefined) begin(first());
    },
    async reset(first) {
      begin(first());
    },
    async find(id) {
      return cases.get(id);
    },
    async change(id, change) {
      const found = cases.get(id);
      if (!found) return undefined;
      const changed = change(found);
      cases.set(id, changed);
      return changed;
    },
    async add(arn, decide) {
      if (nextId === undefined) throw new Error("The store has not been filled.");
      const sameArn = [...cases.values()].filter(({ arns }) => arns.includes(arn));
      const decided = decide(nextId, sameArn);
      if (typeof decided === "string") return decided;
      nextId += 1;
      cases.set(decided.record.id, decided.record);
      for (const [id, bytes] of decided.files) files.set(id, bytes);
      return decided.record;
    },
    async readFile(documentId) {
      return files.get(documentId);
    },
  };
}
