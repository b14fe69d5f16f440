import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { randomId, safeLocalStorage } from "#lib/storage.ts";
import { type CaseSnapshot, type Fingerprint, fingerprintsOnly } from "#model/change.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";

const offKey = "case-viewer.seen-off";

export const maxStoredCases = 300;

/** A key that WebCrypto uses but exports to no page, and an id that differs for every key. */
interface MasterKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/**
 * The stored snapshots have fingerprints, but no readable value, name or id. Where the `text` of a part is made
 * in another way, the database needs a new version; a fact of the case or of a stage is a part of its own, so that
 * one more needs none.
 */
interface Tables extends DBSchema {
  keys: { key: "master"; value: MasterKey };
  /** `name` is the fingerprint of the case's id. */
  snapshots: {
    key: string;
    value: CaseSnapshot & { readonly name: string };
    indexes: { readAt: number };
  };
}

export interface CaseSecret {
  readonly fingerprint: Fingerprint;
  readonly name: string;
  /** The id of the master key; `undefined` where nothing is stored. */
  readonly masterId: string | undefined;
}

/** Whether this browser can store fingerprints: WebCrypto exists only on https and on this computer itself. */
export const canRemember = (): boolean => isSecureContext;

export const readIsRemembering = (): boolean => safeLocalStorage.read(offKey) !== "yes";

export function setRemembering(isOn: boolean): void {
  if (isOn) safeLocalStorage.remove(offKey);
  else safeLocalStorage.write(offKey, "yes");
}

/** The stored snapshots; `undefined` where the browser has no database: nothing is stored. */
export type SeenDatabase = IDBPDatabase<Tables> | undefined;

export const openDatabase = (name: string, onClose: () => void): Promise<SeenDatabase> =>
  openDB<Tables>(name, 3, {
    upgrade(database) {
      // Fingerprints of another version of the database cannot be compared.
      for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
      database.createObjectStore("keys");
      const snapshots = database.createObjectStore("snapshots", { keyPath: "name" });
      snapshots.createIndex("readAt", "readAt");
    },
    // When the browser clears the site's data, it waits until every connection is closed.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClose();
    },
    terminated: onClose,
  }).catch(() => undefined);

/**
 * Derives the secret of a case from the master key. No page can read the master key, so values cannot be tried against
 * fingerprints that a page has read; whoever has a copy of the browser's profile has the key too. Where nothing is
 * stored, `caseKey` itself serves as the secret.
 * @param caseKey the service and the id of the case.
 */
export async function secretOf(database: SeenDatabase, caseKey: string): Promise<CaseSecret> {
  const bytes = new TextEncoder().encode(caseKey);
  const isOn = canRemember() && readIsRemembering();
  const master =
    isOn && database ? await readMasterKey(database).catch(() => undefined) : undefined;
  const secret = master
    ? new Uint8Array(await crypto.subtle.sign("HMAC", master.key, bytes))
    : bytes;
  const fingerprint = fingerprintWith(secret);
  return { fingerprint, name: fingerprint("name"), masterId: master?.id };
}

async function readMasterKey(database: IDBPDatabase<Tables>): Promise<MasterKey> {
  const stored = await database.get("keys", "master");
  if (stored) return stored;
  const made: MasterKey = {
    id: randomId(),
    key: await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  };
  const transaction = database.transaction("keys", "readwrite");
  // Another tab may have made one meanwhile.
  const existing = await transaction.store.get("master");
  if (!existing) await transaction.store.put(made, "master");
  await transaction.done;
  return existing ?? made;
}

export async function readSnapshot(database: SeenDatabase, { name, masterId }: CaseSecret) {
  if (masterId === undefined) return undefined;
  return database?.get("snapshots", name).catch(() => undefined);
}

/**
 * Stores the snapshot of a case, unless everything was forgotten since its fingerprints were made. A browser without
 * room stores nothing.
 * @param takesNoPlace whether it is stored only if no other one has to be deleted for it.
 * @returns whether it is stored.
 */
export async function storeSnapshot(
  database: SeenDatabase,
  { name, masterId }: CaseSecret,
  snapshot: CaseSnapshot,
  takesNoPlace: boolean,
): Promise<boolean> {
  if (!database || masterId === undefined || !readIsRemembering()) return false;
  try {
    const transaction = database.transaction(["keys", "snapshots"], "readwrite");
    const key = await transaction.objectStore("keys").get("master");
    const snapshots = transaction.objectStore("snapshots");
    const hasRoom = !takesNoPlace || (await snapshots.count()) < maxStoredCases;
    if (key?.id !== masterId || !hasRoom) return false;
    await snapshots.put({ name, ...fingerprintsOnly(snapshot) });
    const excess = (await snapshots.count()) - maxStoredCases;
    const oldest = excess > 0 ? await snapshots.index("readAt").getAllKeys(null, excess) : [];
    for (const name of oldest) await snapshots.delete(name);
    await transaction.done;
    return true;
  } catch {
    // The page remembers the case as long as it is open.
    return false;
  }
}

/** Longer texts are not masked: masking takes time, and nobody can find them by trying card numbers. */
const maxMaskedLength = 10_000;

/** Makes fingerprints: eight bytes of HMAC-SHA-256 in base64url. Card numbers are masked before. */
function fingerprintWith(secret: Uint8Array): Fingerprint {
  const keyed = hmac.create(sha256, secret);
  const encoder = new TextEncoder();
  return (...texts) => {
    const message = JSON.stringify(
      texts.map((text) => (text.length > maxMaskedLength ? text : maskCardNumbers(text))),
    );
    const bytes = keyed.clone().update(encoder.encode(message)).digest().subarray(0, 8);
    return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
  };
}
