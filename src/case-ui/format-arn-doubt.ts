import type { Messages } from "#i18n/messages.ts";
import { cleanArn } from "#model/arn.ts";
import { arnDoubt } from "#model/arn-doubt.ts";

/** What is doubtful about an ARN, in words. */
export function formatArnDoubt(arn: string, { doubt: t }: Messages["arn"]): string | undefined {
  const doubt = arnDoubt(arn);
  return doubt === "length" ? t.length({ length: cleanArn(arn).length }) : doubt && t[doubt];
}
