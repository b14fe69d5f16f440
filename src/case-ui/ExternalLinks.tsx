import { ExternalLink } from "lucide-react";
import { externalLinksFor, type LinkSource } from "#config/external-links.ts";
import { useSettings } from "#config/settings-context.ts";
import { useIsPrinting } from "#ui/page/display.ts";
import styles from "./ExternalLinks.module.css";

interface ExternalLinksProps {
  readonly source: LinkSource;
  /** As received. */
  readonly value: string;
}

/** To other systems of the bank. Paper and reports have none, because others read them. */
export function ExternalLinks({ source, value }: ExternalLinksProps) {
  const { links } = useSettings();
  const isPrinting = useIsPrinting();
  if (isPrinting) return null;
  return externalLinksFor(links, source, value).map(({ label, host, url }) => (
    <a
      key={url}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className={`small ${styles.link}`}
    >
      <ExternalLink aria-hidden size="0.8125rem" />
      {label} <small>{host}</small>
    </a>
  ));
}
