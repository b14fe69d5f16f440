/** A line of the receipt: distance from the left and from the bottom in points, size, words. */
type Line = readonly [left: number, bottom: number, size: number, words: string];

const lines: readonly Line[] = [
  [56, 770, 20, "Linden & Co Furniture"],
  [56, 750, 10, "12 Quarry Lane, Larchford  -  demo receipt, invented"],
  [56, 700, 14, "Receipt 48213"],
  [56, 670, 11, "Sofa Alder, three seats, moss green"],
  [430, 670, 11, "1 198 000.00"],
  [56, 650, 11, "Delivery to the door, two persons"],
  [430, 650, 11, "36 567.89"],
  [56, 622, 12, "Total, RUB"],
  [430, 622, 12, "1 234 567.89"],
  [56, 590, 10, "Paid by card 2200 **** **** 2288, chip and PIN"],
  [56, 574, 10, "Terminal T998318   Approved"],
  [56, 520, 10, "Goods may be returned within 14 days in their packing."],
];

const escaped = (words: string) => words.replaceAll(/[\\()]/g, "\\$&");

/** A receipt of one page that every viewer opens. */
export function receiptPdf(): string {
  const page = lines
    .map(
      ([left, bottom, size, words]) =>
        `BT /F1 ${size} Tf ${left} ${bottom} Td (${escaped(words)}) Tj ET`,
    )
    .concat("0.6 w 56 640 m 520 640 l S 56 612 m 520 612 l S")
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  // The table at the end names the byte each object begins at; the text is ASCII, a byte a character.
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
