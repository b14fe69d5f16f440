import { createContext, use } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDay } from "#i18n/service-clock.ts";
import type { DateTime } from "#model/received.ts";
import styles from "./ChangeMark.module.css";

/** How a part of the case has changed since it was seen; of a moved date the earlier and the new one. */
export type Mark =
  | "new"
  | "changed"
  | { readonly was: DateTime; readonly is: DateTime | undefined };

/** Stages are `stage <key>`, their automatic actions `deadline <key>`, fields and documents have their path. */
export type Marks = ReadonlyMap<string, Mark>;

/** `undefined` before the marks of the case are known. */
export const MarksContext = createContext<Marks | undefined>(undefined);

export const useMark = (of: string): Mark | undefined => use(MarksContext)?.get(of);

export const ChangeDot = ({ isNew }: { readonly isNew: boolean }) => (
  <span aria-hidden className={isNew ? `${styles.dot} ${styles.new}` : styles.dot} />
);

export function ChangeMark({ mark }: { readonly mark: Mark }) {
  const { tag, messages } = useLanguage();
  const { mark: t } = messages.ui;
  const isDate = typeof mark !== "string";
  const text = isDate ? t.was({ date: earlierDate(mark, tag) }) : t[mark];
  return (
    <span className={styles.mark} title={isDate ? undefined : text}>
      <ChangeDot isNew={mark === "new"} />
      <span className={isDate ? undefined : "visually-hidden"}>{text}</span>
    </span>
  );
}

/** The day of the earlier date; with its year and time where the new date shows the same day. */
function earlierDate({ was, is }: Exclude<Mark, string>, tag: string): string {
  const day = formatShortDay(was, tag);
  return is && formatShortDay(is, tag) === day ? formatDateTime(was, tag) : day;
}
