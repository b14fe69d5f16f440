import type { Edit } from "./global-setup.ts";

/** A build that is broken on purpose: a test that finds nothing in the product has to fail in it. */
interface Control extends Edit {
  readonly tests: RegExp;
}

export const controls: Readonly<Record<string, Control>> = {
  "no time-out": {
    tests: /faults\.spec\.ts GetBpItem: hang(?!\S)/,
    file: "src/api/transport.ts",
    from: "setTimeout(() => timeout.abort(), seconds * 1000)",
    to: "setTimeout(() => timeout.abort(), seconds * 1000_000)",
  },
  "a lost answer counts as not carried out": {
    tests: /faults\.spec\.ts CreateBp: hang(?!\S)/,
    file: "src/api/create-outcome.ts",
    from: "if (sentBytes === undefined) return",
    to: "return",
  },
  "a value of another type is read as a text": {
    tests: /hostile-answers\.spec\.ts .*, 1(?!\S)/,
    file: "src/wire/spec-value.ts",
    from: "z.catch(widened, ({ value }) => new Mismatch(value))",
    to: "z.catch(widened, ({ value }) => String(value))",
  },
  "an unexpected value loses the answer": {
    tests: /faults\.spec\.ts .*resultItems\.0\.errorMessage is \[\](?!\S)/,
    file: "src/api/create-outcome.ts",
    from: "message: serviceMessage(item),",
    to: 'message: typeof item["errorMessage"] === "string" ? item["errorMessage"] : JSON.parse("no"),',
  },
  "text is set as HTML": {
    tests: /naughty-strings\.spec\.ts .*in every text of a case, 1(?!\S)/,
    file: "src/ui/text/ReceivedText.tsx",
    from: "return limitCombiningMarks(text);",
    to: `return <span ref={(element) => {
      try { if (element) element.innerHTML = text; } catch {}
    }} />;`,
  },
  "card numbers stay in a variable": {
    tests: /card-numbers\.spec\.ts HTTP\/1\.1 typed: created(?!\S)/,
    file: "src/api/create-cases.ts",
    from: "request.onSend();",
    to: "request.onSend(); Object.assign(globalThis, { cards: request.transactions.map(({ card }) => card.digits) });",
  },
  "the token is stored": {
    tests: /tokens\.spec\.ts .*that is (?!in use)/,
    file: "src/session/session.ts",
    from: "tokenStore?.write(token, Date.now());",
    to: 'tokenStore?.write(token, Date.now()); Object.assign(globalThis, { last: token }); localStorage.setItem(token, "");',
  },
  "a create goes out on a shared connection": {
    tests: /one-create\.spec\.ts HTTP\/1\.1, same origin.* dropped after the body(?!\S)/,
    file: "src/api/request-init.ts",
    from: 'sendBody && authorization !== undefined ? "omit" : "same-origin"',
    to: '"same-origin"',
  },
  "a create can be repeated by the browser": {
    tests:
      /one-create\.spec\.ts HTTP\/2, .*auth: proxy (?:refused by the protocol|status 421)(?!\S)/,
    file: "src/api/send-once.ts",
    from: 'if (protocol === "http/1" || !canSendStreams()) return',
    to: "if (fetch) return",
  },
  "a create is sent again, lost or not": {
    tests: /one-create\.spec\.ts HTTP\/2, .* dropped before the body(?!\S)/,
    file: "src/create/send/send-create.ts",
    from: "const outcome = await create(request);",
    to: "await create(request).catch(() => create(request)); const outcome = await create(request);",
  },
  "a lost create is sent again": {
    tests: /one-create\.spec\.ts HTTP\/1\.1, same origin.* pressed twice(?!\S)/,
    file: "src/create/send/send-create.ts",
    from: "const outcome = await create(request);",
    to: "const outcome = await create(request).catch(() => create(request));",
  },
};
