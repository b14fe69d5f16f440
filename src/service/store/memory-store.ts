import type { Bytes } from "../base64.ts";
import type { CaseRecord, Store } from "./store.ts";

export function createMemoryStore(): Store {
  const cases = new Map<number, CaseRecord>();
  const files = new Map<string, Bytes>();

  return {
    async fill(first, isReset = false) {
      if (cases.size > 0 && !isReset) return;
      cases.clear();
      files.clear();
      for (const record of first()) cases.set(record.id, record);
    },
    async change(id, change) {
      const found = cases.get(id);
      if (!found) return undefined;
      const changed = change(found);
      cases.set(id, changed);
      return changed;
    },
    async add(decide) {
      const decided = decide([...cases.values()].toSorted((a, b) => a.id - b.id));
      if (typeof decided === "string") return decided;
      cases.set(decided.record.id, decided.record);
      for (const [id, bytes] of decided.files) files.set(id, bytes);
      return decided.record;
    },
    async readFile(documentId) {
      return files.get(documentId);
    },
  };
}
