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
    async read(id) {
      return cases.get(id);
    },
    async replace(record) {
      cases.set(record.id, record);
    },
    async add(makeCase) {
      const made = makeCase([...cases.values()].toSorted((a, b) => a.id - b.id));
      if (typeof made === "string") return made;
      cases.set(made.record.id, made.record);
      for (const [id, bytes] of made.files) files.set(id, bytes);
      return made.record;
    },
    async readFile(documentId) {
      return files.get(documentId);
    },
  };
}
