import { type DBSchema, openDB } from "idb";
import type { Bytes } from "../base64.ts";
import type { CaseRecord, FirstCases, Store } from "./store.ts";

interface Tables extends DBSchema {
  cases: { key: number; value: CaseRecord; indexes: { arns: string } };
  files: { key: string; value: Bytes };
  counters: { key: "nextId"; value: number };
}

/**
 * Opens a store in IndexedDB, which all tabs share. A transaction ends as soon as anything but the
 * database is awaited in it.
 *
 * @throws DOMException when the browser gives no database, as some private windows do
 */
export async function openIndexedStore(name: string): Promise<Store> {
  const database = await openDB<Tables>(name, 3, {
    // Raise the version when the shape of the records changes: the demo's cases are then made again.
    upgrade(fresh) {
      for (const table of fresh.objectStoreNames) fresh.deleteObjectStore(table);
      fresh.createObjectStore("cases", { keyPath: "id" }).createIndex("arns", "arns", {
        multiEntry: true,
      });
      fresh.createObjectStore("files");
      fresh.createObjectStore("counters");
    },
    // Another tab deletes or upgrades the database, which waits until every connection is closed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

  function changeAll() {
    const transaction = database.transaction(["cases", "files", "counters"], "readwrite");
    return {
      cases: transaction.objectStore("cases"),
      files: transaction.objectStore("files"),
      counters: transaction.objectStore("counters"),
      done: transaction.done,
    };
  }

  async function begin(first: () => FirstCases, isReset: boolean) {
    const { cases, files, counters, done } = changeAll();
    if (isReset || (await counters.get("nextId")) === undefined) {
      const { records, nextId } = first();
      await Promise.all([cases.clear(), files.clear()]);
      await Promise.all([
        ...records.map((record) => cases.put(record)),
        counters.put(nextId, "nextId"),
      ]);
    }
    await done;
  }

  return {
    fill: (first) => begin(first, false),
    reset: (first) => begin(first, true),
    find: (id) => database.get("cases", id),
    async change(id, change) {
      const transaction = database.transaction("cases", "readwrite");
      const found = await transaction.store.get(id);
      const changed = found && change(found);
      if (changed) await transaction.store.put(changed);
      await transaction.done;
      return changed;
    },
    async add(arn, decide) {
      const { cases, files, counters, done } = changeAll();
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
      await done;
      return typeof decided === "string" ? decided : decided.record;
    },
    readFile: (documentId) => database.get("files", documentId),
  };
}
