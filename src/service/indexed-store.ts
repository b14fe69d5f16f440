import { type DBSchema, openDB } from "idb";
import type { Bytes } from "./base64.ts";
import type { CaseRecord, FirstCases, Store } from "./store.ts";

interface Tables extends DBSchema {
  cases: { key: number; value: CaseRecord; indexes: { arns: string } };
  files: { key: string; value: Bytes };
  counters: { key: "nextId"; value: number };
}

/**
 * A store in the browser's IndexedDB: what is kept today is there tomorrow, in every tab.
 * Inside a transaction nothing else may be waited for, or it ends.
 *
 * @throws DOMException when the browser gives no database, as some private windows do
 */
export async function openIndexedStore(name: string): Promise<Store> {
  const database = await openDB<Tables>(name, 2, {
    // Another shape of what is kept gets another number, and begins anew: it is a demo's.
    upgrade(fresh) {
      for (const table of fresh.objectStoreNames) fresh.deleteObjectStore(table);
      fresh.createObjectStore("cases", { keyPath: "id" }).createIndex("arns", "arns", {
        multiEntry: true,
      });
      fresh.createObjectStore("files");
      fresh.createObjectStore("counters");
    },
    // Another tab wants to delete or renew the database: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

  async function begin(first: () => FirstCases, isAnew: boolean) {
    const step = database.transaction(["cases", "files", "counters"], "readwrite");
    const [cases, files, counters] = [
      step.objectStore("cases"),
      step.objectStore("files"),
      step.objectStore("counters"),
    ];
    if (isAnew || (await counters.get("nextId")) === undefined) {
      const { records, nextId } = first();
      await Promise.all([cases.clear(), files.clear()]);
      await Promise.all([
        ...records.map((record) => cases.put(record)),
        counters.put(nextId, "nextId"),
      ]);
    }
    await step.done;
  }

  return {
    fill: (first) => begin(first, false),
    reset: (first) => begin(first, true),
    find: (id) => database.get("cases", id),
    async change(id, change) {
      const step = database.transaction("cases", "readwrite");
      const found = await step.store.get(id);
      const changed = found && change(found);
      if (changed) await step.store.put(changed);
      await step.done;
      return changed;
    },
    async add(arn, decide) {
      const step = database.transaction(["cases", "files", "counters"], "readwrite");
      const [cases, files, counters] = [
        step.objectStore("cases"),
        step.objectStore("files"),
        step.objectStore("counters"),
      ];
      const nextId = await counters.get("nextId");
      if (nextId === undefined) throw new Error("The store has not been filled.");
      const decided = decide(nextId, await cases.index("arns").getAll(arn));
      if (typeof decided !== "string") {
        await Promise.all([
          cases.put(decided.record),
          counters.put(nextId + 1, "nextId"),
          ...[...decided.files].map(([id, bytes]) => files.put(bytes, id)),
        ]);
      }
      await step.done;
      return typeof decided === "string" ? decided : decided.record;
    },
    readFile: (documentId) => database.get("files", documentId),
  };
}
