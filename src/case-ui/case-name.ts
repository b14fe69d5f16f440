import type { Messages } from "#i18n/messages.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskedId } from "#privacy/card-number.ts";

/** The name of a case: its code as received, which may contain a card number, else its masked id. */
export const caseName = (code: string, id: CaseId, { case: t }: Messages): string =>
  code || t.untitled({ id: maskedId(id) });
