import { dropKept } from "./kept-looks.ts";
import { tellForgotten } from "./seen-events.ts";

/** Forgets every look, on this computer and in this page: each case's next one is the first. */
export function forgetSeen(): void {
  dropKept();
  tellForgotten();
}
