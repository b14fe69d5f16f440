import * as z from "zod/mini";
import { attempt, keepText, keptJson, keysFrom } from "#session/storage.ts";
import { keptPrefix as prefix } from "./kept-key.ts";

z.config({ jitless: true });

const saltKey = "case-viewer.seen-salt";
const offKey = "case-viewer.seen-off";

/** The cases looked at last that are kept; of more the oldest go. */
const mostCases = 300;

/** A sealed part: the letter of its kind, and the digests of its stage, its key and its value. */
export const sealedPart = /^([salcifdtmnb])([\w-]{6}|\.)([\w-]{8})([\w-]{4})$/;

const schema = z.object({
  at: z.number(),
  grain: z.enum(["part", "stage", "case"]),
  parts: z.array(z.string().check(z.regex(sealedPart))),
});

/** What a sealed look tells apart: every part, the parts of a kind by stage, or nothing but the whole. */
export type Grain = "part" | "stage" | "case";

/** A look as digests, from which no value can be read back. */
export interface SealedLook {
  readonly grain: Grain;
  /** Each as {@link sealedPart} has it. */
  readonly parts: readonly string[];
}

/** A look as it is kept on this computer. */
export interface KeptLook extends SealedLook {
  /** When the case was read, milliseconds since 1970; also what tells it from another look. */
  readonly at: number;
}

/** The salt, for as long as it cannot be kept. */
let pageSalt: string | undefined;

/** Whether looks are kept on this computer. */
export const isRemembering = (): boolean => attempt(() => localStorage.getItem(offKey)) !== "yes";

/** Keeps looks from now on, or no longer. What is kept already is {@link dropKept}'s. */
export function setRemembering(isOn: boolean): void {
  attempt(() => (isOn ? localStorage.removeItem(offKey) : localStorage.setItem(offKey, "yes")));
}

/** The salt of this computer's digests, made at first use; one for this page where nothing can be kept. */
export function readSalt(): string {
  const kept = attempt(() => localStorage.getItem(saltKey));
  if (kept && /^[\da-f]{32}$/.test(kept)) return kept;
  const made = pageSalt ?? crypto.getRandomValues(new Uint8Array(16)).toHex();
  // One that is kept is gone when another tab forgets everything.
  pageSalt = set(saltKey, made) ? undefined : made;
  return made;
}

/** The look kept of a case; `undefined` when there is none, or none that can be read. */
export function readKept(name: string): KeptLook | undefined {
  const read = z.safeParse(
    schema,
    keptJson(() => localStorage, prefix + name),
  );
  return read.success ? read.data : undefined;
}

/** Keeps a look at a case. @returns whether it is kept: the operator wants it, and the browser had room. */
export function keep(name: string, { at, grain, parts }: KeptLook): boolean {
  const isKept = set(prefix + name, JSON.stringify({ at, grain, parts }));
  if (isKept) attempt(dropOldest);
  return isKept;
}

/** @returns whether it is kept. */
const set = (key: string, text: string): boolean =>
  isRemembering() && keepText(() => localStorage, key, text);

/** Forgets every look, and the salt with them. */
export function dropKept(): void {
  pageSalt = undefined;
  attempt(() => {
    for (const key of keysFrom(prefix)) localStorage.removeItem(key);
    localStorage.removeItem(saltKey);
  });
}

function dropOldest(): void {
  const keys = keysFrom(prefix);
  if (keys.length <= mostCases) return;
  const aged = keys.map((key) => ({ key, at: ageOf(key) }));
  const oldest = aged.toSorted((one, other) => one.at - other.at);
  for (const { key } of oldest.slice(0, keys.length - mostCases)) localStorage.removeItem(key);
}

/** When a case was read. Only its beginning is read: there may be 2 MB of them. */
const ageOf = (key: string) =>
  Number(/^\{"at":(\d+)/.exec(localStorage.getItem(key) ?? "")?.[1] ?? 0);
