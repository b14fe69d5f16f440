import type { Edit } from "./builds.ts";

/** A build that is broken on purpose: a test that finds nothing in the product has to fail in it. */
interface Control {
  /** The files and names of the tests that must fail in it. */
  readonly tests: RegExp;
  readonly edits: readonly Edit[];
}

/** The controls, named after what is broken in them. */
export const controls: Readonly<Record<string, Control>> = {
  "no time-out": {
    tests: /faults\.spec\.ts GetBpItem: hang(?!\S)/,
    edits: [
      [
        "src/api/transport.ts",
        "AbortSignal.timeout(call.timeoutSeconds * 1000)",
        "AbortSignal.timeout(call.timeoutSeconds * 1000_000)",
      ],
    ],
  },
  "a lost answer counts as not carried out": {
    tests: /faults\.spec\.ts CreateBp: hang(?!\S)/,
    edits: [
      [
        "src/api/create-cases.ts",
        "return isSurelyNotDone(error.reason)",
        "return isSurelyNotDone(error.reason) || error",
      ],
    ],
  },
  "a value of another type is read as a text": {
    tests: /leaves\.spec\.ts .*in one place, 1(?!\S)|mutations\.spec\.ts .*, 1(?!\S)/,
    edits: [
      [
        "src/wire/leaf.ts",
        "z.catch(widened, ({ value }) => new Mismatch(value))",
        "z.catch(widened, ({ value }) => String(value))",
      ],
    ],
  },
  "an unexpected value loses the answer": {
    tests: /leaves\.spec\.ts .*resultItems\.0\.errorMessage is \[\](?!\S)/,
    edits: [
      [
        "src/api/create-cases.ts",
        "message: receivedText(item.errorMessage),",
        `message: [item.bpItemId, item.success, item.errorMessage]
        .map((leaf) => (ifDeclared(leaf) === undefined ? JSON.parse("no") : receivedText(leaf))).at(-1),`,
      ],
    ],
  },
  "text is set as HTML": {
    tests: /naughty-strings\.spec\.ts .*in every text of a case, 1(?!\S)/,
    edits: [
      [
        "src/ui/text/ReceivedText.tsx",
        "return limitCombiningMarks(text);",
        `return <span ref={(element) => {
          try { if (element) element.innerHTML = text; } catch {}
        }} />;`,
      ],
    ],
  },
  "card numbers stay in a variable": {
    tests: /card-numbers\.spec\.ts HTTP\/1\.1 typed: created(?!\S)/,
    edits: [
      [
        "src/api/create-cases.ts",
        "return requestText(request, request.takeCards(), keys);",
        "const cards = request.takeCards(); Object.assign(globalThis, { cards }); return requestText(request, cards, keys);",
      ],
    ],
  },
  "the token is stored": {
    tests: /tokens\.spec\.ts .*that is (?!in use)/,
    edits: [
      [
        "src/session/session.ts",
        "stored?.write(token, Date.now());",
        'stored?.write(token, Date.now()); Object.assign(globalThis, { last: token }); localStorage.setItem(token, "");',
      ],
    ],
  },
  "a create goes out with a copy, on a shared connection": {
    tests: /one-create\.spec\.ts HTTP\/1\.1, same origin.* dropped after the body(?!\S)/,
    edits: [
      ["src/api/send-once.ts", 'if (protocol === "http/1" || !canSendStreams())', "if (protocol)"],
      [
        "src/api/request-init.ts",
        'deliver && authorization !== undefined ? "omit" : "same-origin"',
        '"same-origin"',
      ],
    ],
  },
  "a lost create is sent again": {
    tests: /one-create\.spec\.ts HTTP\/1\.1, same origin.* pressed twice(?!\S)/,
    edits: [
      [
        "src/create/send/send-create.ts",
        "const outcome = await create(request);",
        "const outcome = await create(request).catch(() => create(request));",
      ],
    ],
  },
};
