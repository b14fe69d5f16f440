/** How the report looks, on screen and on paper, by itself: it has no other file. */
export const reportStyle = (foot: string): string => `
:root { color-scheme: light; --ink: #1c1f24; --soft: #565c66; --line: #dedfd9; --wash: #f6f6f3; --accent: #0b5d57; --warn: #845500; }
* { box-sizing: border-box; }
body { max-width: 980px; margin: 0 auto; padding: 32px 24px 48px; color: var(--ink); background: #fff;
  font: 14px/1.45 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, h3, p, dl, dd, ul, table { margin: 0; padding: 0; }
h1 { font-size: 26px; line-height: 1.2; }
h2 { margin: 32px 0 10px; padding-bottom: 5px; border-bottom: 2px solid var(--ink); font-size: 17px; break-after: avoid; }
h3 { font-size: 15px; break-after: avoid; }
bdi { overflow-wrap: anywhere; }
.own { display: inline-block; max-width: 100%; }
ul { list-style: none; }
a { color: inherit; }
.kind { color: var(--accent); font-size: 12px; font-weight: 600; letter-spacing: .06em; text-transform: uppercase; }
.soft, dt, small { color: var(--soft); font-size: 12px; }
.turn { margin-top: 18px; padding: 10px 14px; border-left: 4px solid var(--accent); background: var(--wash); print-color-adjust: exact; }
.turn strong { font-size: 16px; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 10px 20px; margin-top: 16px; }
.sides { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 10px 20px; margin-top: 14px; }
.facts > div, .sides > div { break-inside: avoid; }
.note { margin-top: 12px; padding: 8px 12px; border-left: 4px solid var(--warn); background: #fdf3dd; print-color-adjust: exact; }
.facts + .soft { margin-top: 12px; }
.part { margin-top: 22px; }
.part:first-of-type { margin-top: 0; }
.words { margin-left: 8px; color: var(--soft); font-size: 12px; font-weight: 400; }
.words b { color: var(--accent); }
.lines { white-space: pre-wrap; }
table { width: 100%; margin-top: 10px; border-collapse: collapse; }
th { color: var(--soft); font-size: 12px; font-weight: 500; text-align: left; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
table + p { margin-top: 10px; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
h3 small { font-weight: 400; }
.fields th { width: 34%; color: var(--ink); font-size: 13px; font-weight: 500; }
.number { text-align: right; white-space: nowrap; }
code { font: 11px/1.4 ui-monospace, "Cascadia Mono", "Roboto Mono", "Noto Sans Mono", monospace; overflow-wrap: anywhere; }
.documents td { border-bottom: 0; padding-bottom: 0; }
.documents .sum td { padding: 0 12px 7px 0; border-bottom: 1px solid var(--line); }
footer { break-before: avoid; margin-top: 36px; padding-top: 12px; border-top: 1px solid var(--line); color: var(--soft); font-size: 12px; }
footer p + p { margin-top: 4px; }
@media (max-width: 600px) { body { padding: 20px 14px 32px; } .fields th { width: 42%; } }
@page { margin: 16mm 15mm 18mm; @bottom-left { content: ${JSON.stringify(foot)}; font: 9px sans-serif; color: #565c66; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9px sans-serif; color: #565c66; } }
@media print { body { max-width: none; padding: 0; font-size: 11px; } h1 { font-size: 20px; } h2 { font-size: 14px; } h3 { font-size: 12px; }
  .soft, dt, small, th, footer { font-size: 10px; } .fields th { font-size: 10.5px; } code { font-size: 8.5px; } a { text-decoration: none; } }
`;
