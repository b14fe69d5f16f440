import * as z from "#lib/zod.ts";
import { holdsCardNumber } from "#privacy/card-number.ts";

export type LinkSource = "arn" | "caseId" | "caseCode" | `field:${string}`;

const placeholder = "{value}";

const isSource = (text: unknown): text is LinkSource =>
  typeof text === "string" && /^(?:arn|caseId|caseCode|field:.+)$/.test(text);

/** Whether a text is an https address with the placeholder after its host. */
function isTemplate(template: string): boolean {
  // The host must not depend on the value, so two different values must give the same host.
  const urls = ["1", "2"].map((value) => URL.parse(template.replaceAll(placeholder, value)));
  const [first, second] = urls;
  return (
    template.includes(placeholder) &&
    first?.protocol === "https:" &&
    first.username + first.password === "" &&
    first.host === second?.host
  );
}

/** An entry of `links` in `config.json`. */
export const ExternalLink = z.object({
  label: z.string().check(z.refine((label) => label.trim() !== "")),
  for: z.custom<LinkSource>(isSource),
  url: z.string().check(z.refine(isTemplate)),
});
type ExternalLink = z.output<typeof ExternalLink>;

interface ResolvedLink {
  readonly label: string;
  /** Shown beside the label, so that the operator sees where the link leads. */
  readonly host: string;
  readonly url: string;
}

/**
 * The links that a deployment has for a value of a case. An empty value has no links. Nor has a value that
 * may contain a card number: the number would be in the address, and in the logs of another system.
 */
export function externalLinksFor(
  links: readonly ExternalLink[],
  source: LinkSource,
  value: string,
): ResolvedLink[] {
  // The search for card numbers takes time, so it runs only where there is a link.
  const matching = links.filter((link) => link.for === source);
  if (matching.length === 0 || value.trim() === "" || holdsCardNumber(value)) return [];
  return matching.map(({ label, url: template }) => {
    const url = template.replaceAll(placeholder, () => encodeURIComponent(value.trim()));
    return { label, host: new URL(url).host, url };
  });
}
