import { strToU8, zipSync } from "fflate";
import { createYielder, nextTask } from "#ui/page/yielder.ts";
import { safeCell } from "./safe-cell.ts";
import { saveFile } from "./save-file.ts";

/** Which columns, counted from 0, have amounts and date-times, to be summed and filtered. */
export interface TypedColumns {
  readonly numbers: readonly number[];
  readonly dates: readonly number[];
}

const textOnly: TypedColumns = { numbers: [], dates: [] };

/**
 * Saves a table as an Excel workbook of one sheet. But for the amounts and date-times of the columns
 * named, every cell is text and stays text when it is edited, so that an ARN keeps its 23 digits,
 * which a spreadsheet takes from it in a CSV, and nothing is run as a formula.
 *
 * Not written by `write-excel-file`: from some hundred rows on it compresses in a worker from a
 * `blob:` address, which the Content Security Policy blocks, and the file never comes.
 * @param rows the heads of the columns first.
 */
export async function saveWorkbook(
  rows: readonly (readonly string[])[],
  name: string,
  columns?: TypedColumns,
): Promise<void> {
  saveFile(await workbook(rows, columns), name);
}

/** The file: Office Open XML, ECMA-376. Thousands of rows are written in pieces. */
export async function workbook(
  rows: readonly (readonly string[])[],
  columns = textOnly,
): Promise<Blob> {
  const files = { ...frame, "xl/worksheets/sheet1.xml": await sheet(rows, columns) };
  await nextTask();
  // Not by `client-zip`, which writes sizes behind the files: some programs refuse such a workbook.
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, xml]) => [path, strToU8(`${declaration}${xml}`)]),
    ),
    { level: 0 },
  );
  return new Blob([zip]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** What is the same in every workbook. */
const frame = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The formats 0, 22 and 49 are general, date and time, and text, ECMA-376, 18.8.30; the lists before may not be empty.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** The places of the styles in the list above. */
const style = { general: 0, text: 1, dateTime: 2, head: 3 } as const;

/** The heads stay in sight and filter the rows; columns are as wide as their texts, up to 60 characters. */
async function sheet(
  rows: readonly (readonly string[])[],
  { numbers, dates }: TypedColumns,
): Promise<string> {
  const heads = rows[0] ?? [];
  const styles = heads.map((_, index) =>
    numbers.includes(index) ? style.general : dates.includes(index) ? style.dateTime : style.text,
  );
  const columns = styles.map((its, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), 8);
    return `<col min="${index + 1}" max="${index + 1}" width="${Math.min(longest, 60) + 2}" customWidth="1" style="${its}"/>`;
  });
  const lines: string[] = [];
  const yielder = createYielder();
  for (const row of rows) {
    const pause = yielder.yieldIfNeeded();
    if (pause) await pause;
    const cells = row.map((text, index) =>
      row === heads ? textCell(text, style.head) : cell(text, styles[index] ?? style.text),
    );
    lines.push(`<row>${cells.join("")}</row>`);
  }
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>`;
  const lastColumn = String.fromCharCode(64 + heads.length);
  const filter =
    heads.length > 0 && heads.length <= 26
      ? `<autoFilter ref="A1:${lastColumn}${rows.length}"/>`
      : "";
  // Excel would offer to make numbers of all ARNs at once.
  const noOffer = `<ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors>`;
  return `<worksheet xmlns="${main}">${view}<cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData>${filter}${noOffer}</worksheet>`;
}

/** Characters of a cell; Excel calls a file broken that has more in one. */
const mostCharacters = 32_767;

/** A number of more digits would not be the same one in a spreadsheet. */
const maxNumberDigits = 15;

/** A cell of a column; what is no number or date-time there is text. */
function cell(text: string, its: number): string {
  if (its === style.general && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) {
    const isExact = text.replaceAll(/\D/g, "").length <= maxNumberDigits;
    if (isExact) return `<c s="${style.general}"><v>${text}</v></c>`;
  }
  const serial = its === style.dateTime ? serialOf(text) : undefined;
  if (serial !== undefined) return `<c s="${style.dateTime}"><v>${serial}</v></c>`;
  return textCell(text, style.text);
}

/** The days since 1900 of a wall-clock time; `undefined` for another text, or a time that Excel has not. */
function serialOf(text: string): number | undefined {
  const [, time] = /^((?:19\d\d|[2-9]\d{3})-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?$/.exec(text) ?? [];
  const moment = Date.parse(`${time}Z`);
  const firstMoment = Date.UTC(1900, 2);
  return moment >= firstMoment ? moment / 86_400_000 + 25_569 : undefined;
}

function textCell(text: string, its: number): string {
  const safe = safeCell(text);
  const cut = safe.length > mostCharacters ? `${safe.slice(0, mostCharacters - 1)}…` : safe;
  return `<c s="${its}" t="inlineStr"><is><t xml:space="preserve">${escaped(cut)}</t></is></c>`;
}

/** Characters that XML 1.0 has no place for are left out; `_x003D_` would be read as the sign of that code. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
