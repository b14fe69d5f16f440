import styles from "./JsonBlocks.module.css";

/** JSON text in blocks of some lines: of thousands of lines only those are laid out that are in sight. */
export function JsonBlocks({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, at) => (
    // Blocks have nothing of their own to tell them apart: they are their place.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} className={styles.block}>
      {block}
    </span>
  ));
}

const blocksOf = (text: string): string[] => text.match(/(?:[^\n]+\n?){1,30}/g) ?? [];
