import { newBreath, nextTask } from "#ui/breath.ts";
import { safeCell } from "./safe-cell.ts";
import { saveFile } from "./save-file.ts";
import { storedZip } from "./stored-zip.ts";

/**
 * Saves a table as an Excel workbook of one sheet. Every cell is text and stays text when it is
 * edited, so that an ARN keeps its 23 digits, which a spreadsheet takes from it in a CSV, and nothing
 * is run as a formula.
 * @param rows the heads of the columns first.
 */
export async function saveWorkbook(
  rows: readonly (readonly string[])[],
  name: string,
): Promise<void> {
  saveFile(await workbook(rows), name);
}

/** The file: Office Open XML, ECMA-376. Thousands of rows are written in pieces. */
export async function workbook(rows: readonly (readonly string[])[]): Promise<Blob> {
  const files = Object.entries({ ...frame, "xl/worksheets/sheet1.xml": await sheet(rows) });
  await nextTask();
  return storedZip(files.map(([path, xml]) => [path, `${declaration}${xml}`]));
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
  // Format 49 is text, ECMA-376, 18.8.30; the lists before it may not be empty.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** The heads stay in sight; columns are as wide as their texts, up to 60 characters. */
async function sheet(rows: readonly (readonly string[])[]): Promise<string> {
  const columns = (rows[0] ?? []).map((_, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 8);
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(longest, 60) + 2}" customWidth="1" style="1"/>`;
  });
  const lines: string[] = [];
  const breath = newBreath();
  for (const row of rows) {
    const pause = breath.take();
    if (pause) await pause;
    lines.push(`<row>${row.map(cell).join("")}</row>`);
  }
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>`;
  // Excel would offer to make numbers of all ARNs at once.
  const noOffer = `<ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors>`;
  return `<worksheet xmlns="${main}">${view}<cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData>${noOffer}</worksheet>`;
}

/** Characters of a cell; Excel calls a file broken that has more in one. */
const mostCharacters = 32_767;

function cell(text: string): string {
  const safe = safeCell(text);
  const cut = safe.length > mostCharacters ? `${safe.slice(0, mostCharacters - 1)}…` : safe;
  return `<c s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(cut)}</t></is></c>`;
}

/** Characters that XML 1.0 has no place for are left out; `_x003D_` would be read as the sign of that code. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
