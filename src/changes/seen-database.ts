import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as z from "zod/mini";
import { partKinds } from "#model/case-parts.ts";
import type { CaseSnapshot, Fingerprint } from "#model/change.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { newId, tryOrUndefined } from "#session/storage.ts";
import { publishForgotten } from "./seen-events.ts";

z.config({ jitless: true });

const offKey = "case-viewer.seen-off";

/** The oldest snapshots beyond this number are deleted. */
export const maxStoredCases = 300;

/** A key that WebCrypto uses but does not export, and an id that differs for every key. */
interface MasterKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** A stored part of a snapshot. It has fingerprints, but no readable value, name or id. */
const storedPart = z.object({
  kind: z.enum(partKinds),
  stage: z.string(),
  path: z.string(),
  value: z.string(),
});

const storedSnapshot = z.object({ readAt: z.number(), parts: z.array(storedPart) });

/** A stored snapshot. Its `name` is the fingerprint of the case's id. */
type StoredSnapshot = z.infer<typeof storedSnapshot> & { readonly name: string };

interface Tables extends DBSchema {
  keys: { key: "master"; value: MasterKey };
  snapshots: { key: string; value: StoredSnapshot; indexes: { readAt: number } };
}

/** The secret of one case: it makes the fingerprints and finds the stored snapshot. */
export interface CaseSecret {
  readonly fingerprint: Fingerprint;
  /** The name under which the snapshot is stored. */
  readonly name: string;
  /** The id of the master key; `undefined` where nothing is stored. */
  readonly masterId: string | undefined;
}

let opening: Promise<IDBPDatabase<Tables>> | undefined;
/** `undefined` inside where the browser cannot store a key. */
let master: Promise<MasterKey | undefined> | undefined;
/** Replaces the master key where nothing can be stored. It is dropped with the page. */
let pageKey = crypto.getRandomValues(new Uint8Array(32));

/** Whether this browser can store fingerprints: WebCrypto exists only on https and on this computer itself. */
export const canRemember = (): boolean => isSecureContext;

/** Whether the operator wants snapshots to be stored. */
export const isRemembering = (): boolean =>
  tryOrUndefined(() => localStorage.getItem(offKey)) !== "yes";

/** Switches storing snapshots on or off, and forgets all that were seen before. */
export async function setRemembering(isOn: boolean): Promise<void> {
  tryOrUndefined(() =>
    isOn ? localStorage.removeItem(offKey) : localStorage.setItem(offKey, "yes"),
  );
  await forgetSeen();
}

/** Deletes all snapshots and the key of their fingerprints, in every tab. */
export async function forgetSeen(): Promise<void> {
  // Where there is no database nothing is stored.
  const database = await open().catch(() => undefined);
  try {
    await database?.clear("keys");
    await database?.clear("snapshots");
  } finally {
    publishForgotten();
  }
}

/** Drops the keys that this page has read: they were deleted, here or in another tab. */
export function dropKeys(): void {
  master = undefined;
  pageKey = crypto.getRandomValues(new Uint8Array(32));
}

/**
 * Derives the secret of a case from the master key. The master key cannot be exported, so nobody can try
 * values against a copy of the stored fingerprints.
 * @param caseKey the service and the id of the case.
 */
export async function secretOf(caseKey: string): Promise<CaseSecret> {
  const bytes = new TextEncoder().encode(caseKey);
  const isOn = canRemember() && isRemembering();
  const key = isOn ? await (master ??= readMasterKey().catch(() => undefined)) : undefined;
  const secret = key
    ? new Uint8Array(await crypto.subtle.sign("HMAC", key.key, bytes))
    : hmac(sha256, pageKey, bytes);
  const fingerprint = fingerprintWith(secret);
  return { fingerprint, name: fingerprint("name"), masterId: key?.id };
}

/** Makes fingerprints: eight bytes of HMAC-SHA-256 in base64url. Card numbers are masked before. */
function fingerprintWith(secret: Uint8Array): Fingerprint {
  const keyed = hmac.create(sha256, secret);
  const encoder = new TextEncoder();
  return (...texts) => {
    const message = JSON.stringify(texts.map(maskCardNumbers));
    const bytes = keyed.clone().update(encoder.encode(message)).digest().subarray(0, 8);
    return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
  };
}

/** The stored snapshot of a case; `undefined` when there is none, or none that can be read. */
export async function readStored({
  name,
  masterId,
}: CaseSecret): Promise<CaseSnapshot | undefined> {
  if (masterId === undefined) return undefined;
  try {
    const database = await open();
    return storedSnapshot.parse(await database.get("snapshots", name));
  } catch {
    return undefined;
  }
}

/** A snapshot as it is stored, with its fingerprints only. */
export const withoutValues = ({ readAt, parts }: CaseSnapshot) => ({
  readAt,
  parts: parts.map(({ kind, stage, path, value }) => ({ kind, stage, path, value })),
});

/**
 * Stores the snapshot of a case, unless everything was forgotten since its fingerprints were made.
 * @returns whether it is stored: the operator wants it, and the browser had room.
 */
export async function store(
  { name, masterId }: CaseSecret,
  snapshot: CaseSnapshot,
): Promise<boolean> {
  if (masterId === undefined || !isRemembering()) return false;
  try {
    const database = await open();
    const transaction = database.transaction(["keys", "snapshots"], "readwrite");
    const key = await transaction.objectStore("keys").get("master");
    if (key?.id !== masterId) return false;
    const snapshots = transaction.objectStore("snapshots");
    await snapshots.put({ name, ...withoutValues(snapshot) });
    const excess = (await snapshots.count()) - maxStoredCases;
    const oldest = excess > 0 ? await snapshots.index("readAt").getAllKeys(null, excess) : [];
    for (const name of oldest) await snapshots.delete(name);
    await transaction.done;
    return true;
  } catch {
    return false;
  }
}

/** The master key of this browser, made at first use. */
async function readMasterKey(): Promise<MasterKey> {
  const database = await open();
  const stored = await database.get("keys", "master");
  if (stored) return stored;
  const made: MasterKey = {
    id: newId(),
    key: await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  };
  const transaction = database.transaction("keys", "readwrite");
  // Another tab may have made one meanwhile.
  const existing = await transaction.store.get("master");
  if (!existing) await transaction.store.put(made, "master");
  await transaction.done;
  return existing ?? made;
}

/** Opens the database once; a browser may refuse it. */
function open(): Promise<IDBPDatabase<Tables>> {
  opening ??= openDB<Tables>("case-viewer.seen", 1, {
    upgrade(fresh) {
      fresh.createObjectStore("keys");
      const snapshots = fresh.createObjectStore("snapshots", { keyPath: "name" });
      snapshots.createIndex("readAt", "readAt");
    },
    // The browser clears the site's data, which waits until every connection is closed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}
