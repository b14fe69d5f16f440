import { numbersOf } from "../numbers.ts";

export const { counted, countOf, grouped, plural } = numbersOf("en-GB");

// The counted nouns of more than one screen.
export const cases = counted({ one: "case", other: "cases" });
export const files = counted({ one: "file", other: "files" });
export const requests = counted({ one: "request", other: "requests" });
export const results = counted({ one: "result", other: "results" });
export const transactions = counted({ one: "transaction", other: "transactions" });
