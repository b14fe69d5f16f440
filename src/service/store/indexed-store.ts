import { type DBSchema, openDB } from "idb";
import type { Bytes } from "../base64.ts";
import type { CaseRecord, Store } from "./store.ts";

interface Tables extends DBSchema {
  cases: { key: number; value: CaseRecord };
  files: { key: string; value: Bytes };
}

/**
 * Opens a store in IndexedDB, which all tabs share. A transaction ends as soon as anything but the
 * database is awaited in it.
 *
 * @throws DOMException when the browser gives no database, as some private windows do
 */
export async function openIndexedStore(name: string): Promise<Store> {
  const database = await openDB<Tables>(name, 5, {
    // Raise the version when the shape of the records changes: the demo's cases are then made again.
    upgrade(fresh) {
      for (const table of fresh.objectStoreNames) fresh.deleteObjectStore(table);
      fresh.createObjectStore("cases", { keyPath: "id" });
      fresh.createObjectStore("files");
    },
    // Another tab deletes or upgrades the database, which waits until every connection is closed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

  function changeAll() {
    const transaction = database.transaction(["cases", "files"], "readwrite");
    return {
      cases: transaction.objectStore("cases"),
      files: transaction.objectStore("files"),
      done: transaction.done,
    };
  }

  return {
    async fill(first, isReset = false) {
      const { cases, files, done } = changeAll();
      if (isReset || (await cases.count()) === 0) {
        await Promise.all([cases.clear(), files.clear()]);
        await Promise.all(first().map((record) => cases.put(record)));
      }
      await done;
    },
    read: (id) => database.get("cases", id),
    async replace(record) {
      await database.put("cases", record);
    },
    async add(makeCase) {
      const { cases, files, done } = changeAll();
      const made = makeCase(await cases.getAll());
      if (typeof made !== "string") {
        await Promise.all([
          cases.put(made.record),
          ...[...made.files].map(([id, bytes]) => files.put(bytes, id)),
        ]);
      }
      await done;
      return typeof made === "string" ? made : made.record;
    },
    readFile: (documentId) => database.get("files", documentId),
  };
}
