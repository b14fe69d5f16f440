import type { Edit } from "./builds.ts";

/** A build that is broken on purpose: a test that finds nothing in the product has to fail in it. */
interface Control {
  /** The file of the tests that must fail in it, without `.spec.ts`. */
  readonly spec: string;
  /** The names of those tests. */
  readonly tests: RegExp;
  readonly edits: readonly Edit[];
}

const wrongTypeThrows: readonly Edit[] = [
  {
    file: "src/wire/leaf.ts",
    from: "z.catch(widened, ({ value }) => new Mismatch(value))",
    to: 'z.catch(widened, () => JSON.parse("no value"))',
  },
];

/** The controls, named after what is broken in them. */
export const controls: Readonly<Record<string, Control>> = {
  "no time-out": {
    spec: "faults",
    tests: /GetBpItem: hang(?!\S)/,
    edits: [
      {
        file: "src/api/transport.ts",
        from: "AbortSignal.timeout(call.timeoutSeconds * 1000)",
        to: "AbortSignal.timeout(call.timeoutSeconds * 1000_000)",
      },
    ],
  },
  "a lost answer counts as not carried out": {
    spec: "faults",
    tests: /CreateBp: hang(?!\S)/,
    edits: [
      {
        file: "src/api/create-cases.ts",
        from: "return isSurelyNotDone(error.reason)",
        to: "return isSurelyNotDone(error.reason) || error",
      },
    ],
  },
  "a value of another type is an error": {
    spec: "leaves",
    tests: /GetBpItem with another value in one place, 1(?!\S)/,
    edits: wrongTypeThrows,
  },
  "a random value of another type is an error": {
    spec: "mutations",
    tests: /, 1(?!\S)/,
    edits: wrongTypeThrows,
  },
  "an unexpected value loses the answer": {
    spec: "leaves",
    tests: /CreateBp: resultItems\.0\.errorMessage is \[\](?!\S)/,
    edits: [
      {
        file: "src/api/create-cases.ts",
        from: "message: receivedText(item.errorMessage),",
        to: `message: [item.bpItemId, item.success, item.errorMessage]
        .map((leaf) => (ifDeclared(leaf) === undefined ? JSON.parse("no") : receivedText(leaf))).at(-1),`,
      },
    ],
  },
  "text is set as HTML": {
    spec: "naughty-strings",
    tests: /in every text of a case, 1(?!\S)/,
    edits: [
      {
        file: "src/ui/text/ReceivedText.tsx",
        from: "return limitCombiningMarks(text);",
        to: `return <span ref={(element) => {
          try { if (element) element.innerHTML = text; } catch {}
        }} />;`,
      },
    ],
  },
  "card numbers are in React's state": {
    spec: "card-numbers",
    tests: /HTTP\/1\.1 typed: created(?!\S)/,
    edits: [
      {
        file: "src/create/transactions/CardField.tsx",
        from: "useEffect, useRef }",
        to: "useEffect, useRef, useState }",
      },
      {
        file: "src/create/transactions/CardField.tsx",
        from: "const input = useRef<HTMLInputElement>(null);",
        to: 'const input = useRef<HTMLInputElement>(null); const [, setTyped] = useState("");',
      },
      {
        file: "src/create/transactions/CardField.tsx",
        from: "list.edit(number, { card: typedIn(event) })",
        to: "{ setTyped(event.currentTarget.value); list.edit(number, { card: typedIn(event) }); }",
      },
      {
        file: "src/api/create-cases.ts",
        from: "return requestText(request, request.takeCards(), keys);",
        to: "const cards = request.takeCards(); Object.assign(globalThis, { cards }); return requestText(request, cards, keys);",
      },
    ],
  },
  "the token is stored": {
    spec: "tokens",
    tests: /that is (?!in use)/,
    edits: [
      {
        file: "src/session/session.ts",
        from: "stored?.write(token, Date.now());",
        to: 'stored?.write(token, Date.now()); Object.assign(globalThis, { last: token }); localStorage.setItem(token, "");',
      },
    ],
  },
  "a create goes out with a copy, on a shared connection": {
    spec: "one-create",
    tests: /HTTP\/1\.1, same origin.* dropped after the body(?!\S)/,
    edits: [
      {
        file: "src/api/send-once.ts",
        from: 'if (protocol === "http/1" || !canSendStreams())',
        to: "if (protocol)",
      },
      {
        file: "src/api/request-init.ts",
        from: 'call.deliver && authorization !== undefined ? "omit" : "same-origin"',
        to: '"same-origin"',
      },
    ],
  },
  "a create goes out at every press": {
    spec: "one-create",
    tests: /HTTP\/1\.1, same origin.* pressed twice(?!\S)/,
    edits: [
      { file: "src/create/send/use-create.ts", from: "if (isWorking.current) return;", to: "" },
      {
        file: "src/create/send/send-create.ts",
        from: "const outcome = await create(request);",
        to: "const outcome = await create(request).catch(() => create(request));",
      },
    ],
  },
};
