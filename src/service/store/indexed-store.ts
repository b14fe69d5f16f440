import { type DBSchema, openDB } from "idb";
import { noCases, type Store, type StoredState } from "./store.ts";

interface Tables extends DBSchema {
  state: { key: 0; value: StoredState };
}

/**
 * Opens a store in IndexedDB, which all tabs share. A transaction ends as soon as anything but the
 * database is awaited in it.
 *
 * @throws DOMException when the browser gives no database, as some private windows do
 */
export async function openIndexedStore(name: string): Promise<Store> {
  const database = await openDB<Tables>(name, 6, {
    // Raise the version when the shape of the state changes: the demo's cases are then made again.
    upgrade(fresh) {
      for (const table of fresh.objectStoreNames) fresh.deleteObjectStore(table);
      fresh.createObjectStore("state");
    },
    // Another tab deletes or upgrades the database, which waits until every connection is closed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    read: async () => (await database.get("state", 0)) ?? noCases,
    async change(make) {
      const { store, done } = database.transaction("state", "readwrite");
      await store.put(make((await store.get(0)) ?? noCases), 0);
      await done;
    },
  };
}
