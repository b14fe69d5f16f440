import type { Messages } from "#i18n/messages.ts";
import { cleanArn } from "#model/arn.ts";
import { arnDoubt } from "#model/arn-doubt.ts";

/** Says what is doubtful about an ARN; `undefined` when nothing is. */
export function formatArnDoubt(arn: string, { doubt: t }: Messages["arn"]): string | undefined {
  const doubt = arnDoubt(arn);
  return doubt === "length" ? t.length({ length: cleanArn(arn).length }) : doubt && t[doubt];
}
