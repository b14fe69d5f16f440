import { strToU8, zipSync } from "fflate";
import { nextTask, runInSlices } from "#lib/scheduler.ts";

/**
 * The columns, counted from 0, that can be summed and filtered: `numbers` have decimal text, `dates` have
 * `YYYY-MM-DDTHH:MM:SS`.
 */
export interface ColumnTypes {
  readonly numbers: readonly number[];
  readonly dates: readonly number[];
}

/**
 * Writes a table as an Excel workbook (Office Open XML, ECMA-376) with one sheet. Every cell outside of
 * the typed columns is text and stays text when it is edited: an ARN keeps its 23 digits, of which a
 * spreadsheet keeps 15 in a CSV file, and no cell is a formula.
 * `docs/decisions/own-xlsx-writer.md` says why no library writes it.
 * @param rows a head row first.
 */
export async function workbookFile(
  rows: readonly (readonly string[])[],
  columns: ColumnTypes = { numbers: [], dates: [] },
): Promise<Blob> {
  const files = {
    ...sharedFiles,
    "xl/worksheets/sheet1.xml": await runInSlices(sheet(rows, columns)),
  };
  await nextTask();
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

const sharedFiles = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The formats 0, 22 and 49 are general, date and time, and text (ECMA-376, 18.8.30). No list may be empty.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** The indices of the styles in `cellXfs` above. */
const style = { general: 0, text: 1, dateTime: 2, head: 3 } as const;

/** The sheet with a fixed head row that filters. Columns are as wide as their texts, up to 60 characters. */
function* sheet(
  rows: readonly (readonly string[])[],
  { numbers, dates }: ColumnTypes,
): Generator<undefined, string> {
  const heads = rows[0] ?? [];
  const styles = heads.map((_, index) =>
    numbers.includes(index) ? style.general : dates.includes(index) ? style.dateTime : style.text,
  );
  const columns = styles.map((columnStyle, index) => {
    const longest = rows.reduce((length, row) => Math.max(length, row[index]?.length ?? 0), 8);
    return `<col min="${index + 1}" max="${index + 1}" width="${Math.min(longest, 60) + 2}" customWidth="1" style="${columnStyle}"/>`;
  });
  const lines: string[] = [];
  for (const row of rows) {
    yield;
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
  // Without this Excel marks every ARN and offers to convert all of them to numbers.
  const ignoredErrors = `<ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors>`;
  return `<worksheet xmlns="${main}">${view}<cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData>${filter}${ignoredErrors}</worksheet>`;
}

const maxCellLength = 32_767;

const maxNumberDigits = 15;

function cell(text: string, columnStyle: number): string {
  if (columnStyle === style.general && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) {
    const isExact = text.replaceAll(/\D/g, "").length <= maxNumberDigits;
    if (isExact) return `<c s="${style.general}"><v>${text}</v></c>`;
  }
  const serial = columnStyle === style.dateTime ? serialOf(text) : undefined;
  if (serial !== undefined) return `<c s="${style.dateTime}"><v>${serial}</v></c>`;
  return textCell(text, style.text);
}

/** The days since 1900 of a wall-clock time; `undefined` for other texts and for times before March 1900. */
function serialOf(text: string): number | undefined {
  const [, time] = /^((?:19\d\d|[2-9]\d{3})-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?$/.exec(text) ?? [];
  const moment = Date.parse(`${time}Z`);
  const firstMoment = Date.UTC(1900, 2);
  return moment >= firstMoment ? moment / 86_400_000 + 25_569 : undefined;
}

function textCell(text: string, cellStyle: number): string {
  const cut = text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
  return `<c s="${cellStyle}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut)}</t></is></c>`;
}

/** Escapes a text, without the characters that XML 1.0 does not allow. Excel decodes `_x003D_`, so `_` is escaped. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
