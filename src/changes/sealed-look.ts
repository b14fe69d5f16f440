import { sha256 } from "@noble/hashes/sha2.js";
import { maskInSteps } from "#language/card-number.ts";
import type { CaseId } from "#model/case-id.ts";
import type { Comparable, Look, Part, PartKind } from "#model/look.ts";
import { type Grain, type SealedLook, sealedPart } from "./kept-looks.ts";

/** More than this and a look is sealed more coarsely, so that no case fills the storage. */
const most = 300;

const letters: Readonly<Record<PartKind, string>> = {
  stage: "s",
  state: "a",
  deadline: "l",
  control: "c",
  stageFact: "i",
  field: "f",
  document: "d",
  transaction: "t",
  amount: "m",
  fact: "n",
  created: "b",
};

const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind]));

/** A look sealed. */
export interface Sealed extends SealedLook {
  /** The part behind each digest; `undefined` where several are merged in one. */
  readonly of: readonly (Part | undefined)[];
}

/**
 * Seals a look, group by group. Digests are salted and bound to the case, so that neither another
 * computer's nor another case's are the same. Keys keep 48 bits, to tell parts apart. Values keep 24:
 * one change in 16.7 million is missed, and a digest fits so many values that it gives none of them
 * away. Of what looks like a card number only the masked form goes in.
 */
export function* sealLook(look: Look, id: CaseId, salt: string): Generator<undefined, Sealed> {
  const seal = (length: number, ...texts: readonly string[]) =>
    digest(salt, length, String(id), ...texts);
  function* write({ kind, stage, key, text }: Comparable): Generator<undefined, string> {
    const place = stage === "" ? "." : sealedStage(stage, id, salt);
    const name = yield* maskInSteps(key);
    const value = yield* maskInSteps(text);
    return `${letters[kind]}${place}${seal(8, kind, name)}${seal(4, kind, name, value)}`;
  }
  const { grain, groups } = grouped(look);
  const parts: string[] = [];
  const of: (Part | undefined)[] = [];
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    parts.push(yield* write(grain === "part" ? first : merged(first, group)));
    of.push(group.length > 1 ? undefined : first);
    yield;
  }
  if (grain !== "case") return { grain, parts, of };
  const whole = { kind: "fact", stage: "", key: "", text: parts.toSorted().join(" ") } as const;
  return { grain, parts: [yield* write(whole)], of: [undefined] };
}

/** Reads sealed parts as something that can be compared with others of the same case and grain. */
export const unsealed = ({ parts }: SealedLook): Comparable[] =>
  parts.flatMap((part) => {
    const [, letter = "", stage = "", key = "", text = ""] = sealedPart.exec(part) ?? [];
    const kind = kinds.get(letter);
    return isKind(kind) ? [{ kind, stage: stage === "." ? "" : stage, key, text }] : [];
  });

/** The name a stage goes by in the sealed parts of a case. */
export const sealedStage = (key: string, id: CaseId, salt: string): string =>
  digest(salt, 6, String(id), "stage", key);

/** The name a case goes by among what is kept. */
export const sealedId = (id: CaseId, salt: string): string => digest(salt, 8, "case", String(id));

/** The first characters of a digest in base64url: six bits each. */
function digest(salt: string, length: number, ...texts: readonly string[]): string {
  const bytes = sha256(new TextEncoder().encode(JSON.stringify([salt, ...texts])));
  return bytes.toBase64({ alphabet: "base64url" }).slice(0, length);
}

function grouped(look: Look): { readonly grain: Grain; readonly groups: Iterable<Part[]> } {
  if (look.length <= most) return { grain: "part", groups: look.map((part) => [part]) };
  const byKind = Map.groupBy(look, ({ kind, stage }) => `${kind} ${stage}`);
  if (byKind.size <= most) return { grain: "stage", groups: byKind.values() };
  return { grain: "case", groups: Map.groupBy(look, ({ stage }) => stage).values() };
}

/** Several parts as one, in whatever order they stand. */
function merged({ kind, stage }: Part, parts: readonly Part[]): Comparable {
  const texts = parts.map(({ kind, key, text }) => JSON.stringify([kind, key, text]));
  return { kind, stage, key: stage, text: texts.toSorted().join("\n") };
}

const isKind = (kind: string | undefined): kind is PartKind =>
  kind !== undefined && Object.hasOwn(letters, kind);
