import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { MaskedText } from "#ui/text/MaskedText.tsx";
import styles from "./TableView.module.css";
import { maxColumns, maxRows, type TextTable } from "./text-table.ts";

export function TableView({ table }: { readonly table: TextTable }) {
  const { tag, messages } = useLanguage();
  const { shown: t } = messages.documents;
  const notes = [
    table.hasMoreRows && t.rows({ count: maxRows.toLocaleString(tag) }),
    table.hasMoreColumns && t.columns({ count: maxColumns.toLocaleString(tag) }),
  ].filter(Boolean);
  return (
    <table className={styles.table}>
      {notes.length > 0 && <caption>{notes.join(" ")}</caption>}
      {table.heading.length > 0 && (
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.row}</span>
            </th>
            {table.heading.map((cell, index) => (
              <th key={index} scope="col">
                <Cell text={cell} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {table.rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {cells.map((cell, index) => (
              <td key={index} dir="auto">
                <Cell text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The most characters of a cell that are shown; the text of the file has the others. */
const maxCellLength = 2000;

function Cell({ text }: { readonly text: string }) {
  const end = cutPosition(text, 0, maxCellLength);
  return (
    <>
      <MaskedText text={text} from={0} to={end} canReveal />
      {end < text.length && "…"}
    </>
  );
}
