import { contractOf, type Schema, Unread } from "./leaf.ts";
import { isRecord } from "./resource.ts";

/** One difference between a response and the specification; `path` is like `bpItem.stages[2].fields[0].mask`. */
export type ContractNote =
  | { readonly kind: "unknown-key"; readonly path: string }
  | { readonly kind: "absent-key"; readonly path: string }
  | { readonly kind: "unknown-value"; readonly path: string; readonly value: string }
  | {
      readonly kind: "other-type";
      readonly path: string;
      readonly declared: string;
      readonly sent: string;
    };

/** Every difference between a value that `schema` decoded and the specification. */
export function contractNotes(schema: Schema, decoded: unknown, path = ""): ContractNote[] {
  const contract = contractOf(schema);
  if (!contract) return [];
  if (decoded instanceof Unread) {
    const declared = contract.declared ?? "object";
    return [{ kind: "other-type", path, declared, sent: typeName(decoded.sent) }];
  }
  if (contract.keys && isRecord(decoded)) return keyNotes(contract.keys, contract, decoded, path);
  const { items, known } = contract;
  if (items && Array.isArray(decoded)) {
    return decoded.flatMap((item, at) => contractNotes(items, item, `${path}[${at}]`));
  }
  if (items) return contractNotes(items, decoded, path);
  if (known) {
    return [decoded]
      .flat()
      .filter(
        (value): value is string =>
          typeof value === "string" && value !== "" && !known.includes(value),
      )
      .map((value) => ({ kind: "unknown-value", path, value }));
  }
  return [];
}

function keyNotes(
  keys: Readonly<Record<string, Schema>>,
  contract: { sparse?: ReadonlySet<string> },
  decoded: Record<string, unknown>,
  path: string,
): ContractNote[] {
  const at = (key: string) => (path === "" ? key : `${path}.${key}`);
  const sent = Object.keys(decoded).flatMap((key): ContractNote[] => {
    const schema = Object.hasOwn(keys, key) ? keys[key] : undefined;
    return schema
      ? contractNotes(schema, decoded[key], at(key))
      : [{ kind: "unknown-key", path: at(key) }];
  });
  const absent = Object.keys(keys).filter(
    (key) => decoded[key] === undefined && !contract.sparse?.has(key),
  );
  return [...sent, ...absent.map((key): ContractNote => ({ kind: "absent-key", path: at(key) }))];
}

function typeName(sent: unknown): string {
  if (Array.isArray(sent)) return "array";
  if (typeof sent === "object" && sent !== null) return isRecord(sent) ? "object" : "number";
  return typeof sent;
}
