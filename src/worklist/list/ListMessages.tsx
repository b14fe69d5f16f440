import type { Entry } from "../entries/entry.ts";
import { ListMessage } from "./ListMessage.tsx";
import styles from "./ListMessages.module.css";
import { ListProgress } from "./ListProgress.tsx";

/** The place of the messages of the list. It moves no row, and covers none in a low window. */
export const ListMessages = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <div className={`screen-only ${styles.messages}`}>
    <ListProgress entries={entries} />
    <ListMessage />
  </div>
);
