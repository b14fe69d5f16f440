import { formatBytes } from "#language/byte-size.ts";
import type { FullLanguage } from "#language/words.ts";
import { documentAnchor } from "../list/document-anchor.ts";
import type { NoContent } from "../reader/messages.ts";
import { type Html, html, sent, sentName } from "./html.ts";
import { type PackedDocument, type PackedFile, sameFiles, withoutFolder } from "./pack-facts.ts";
import { wallClock } from "./report-fields.ts";

/** Every document of the case: its file in the pack with its checksum, or why there is none. */
export function reportDocuments(
  documents: readonly PackedDocument[],
  language: FullLanguage,
): Html {
  const { report: words } = language.words.pack;
  if (documents.length === 0) {
    return html`<h2>${words.documents}</h2><p>${language.words.documents.none}</p>`;
  }
  const same = new Map(
    sameFiles(documents).flatMap((paths) => paths.map((path) => [path, paths] as const)),
  );
  return html`<h2>${words.documents}</h2><table class="documents">
<thead><tr><th>${words.file}</th><th>${words.belongs}</th><th>${words.added}</th><th class="number">${words.size}</th></tr></thead>
<tbody>${documents.map((document) => documentRows(document, same, language))}</tbody></table>
<p class="soft">${words.checksums}</p>`;
}

function documentRows(
  { document, outcome }: PackedDocument,
  same: ReadonlyMap<string, readonly string[]>,
  language: FullLanguage,
): Html {
  const { tag, words } = language;
  const { path, name, stage, field, creator, created } = document;
  return html`<tr id="${documentAnchor(path)}"><td>${fileName(name, outcome, language)}</td>
<td>${[stage, field].filter((text) => text !== "").map((text) => html`<div>${sent(text)}</div>`)}</td>
<td><div>${wallClock(created, tag)}</div><div>${sent(creator)}</div></td>
<td class="number">${typeof outcome === "string" ? "" : formatBytes(outcome.size, tag)}</td></tr>
<tr class="sum"><td colspan="4">${
    typeof outcome === "string"
      ? html`<b>${words.pack.report.notPacked}</b>: ${words.documents.problems[outcome]}`
      : html`<code>SHA-256 ${outcome.sha256}</code>${sameAs(outcome, same, language)}`
  }</td></tr>`;
}

function fileName(name: string, outcome: PackedFile | NoContent, { words }: FullLanguage): Html {
  if (typeof outcome === "string") return name === "" ? html`—` : sentName(name);
  const { path } = outcome;
  const link = html`<a href="${hrefOf(path)}"><bdi>${withoutFolder(path)}</bdi></a>`;
  return name === "" || withoutFolder(path) === name
    ? link
    : html`${link}<div><small>${words.pack.report.sentAs} ${sentName(name)}</small></div>`;
}

function sameAs(
  { path }: PackedFile,
  same: ReadonlyMap<string, readonly string[]>,
  { words }: FullLanguage,
): Html {
  const others = same.get(path)?.filter((other) => other !== path) ?? [];
  return others.length === 0
    ? html``
    : html`<div><b>${words.pack.report.sameAs}</b> <bdi>${others.map(withoutFolder).join(", ")}</bdi></div>`;
}

const hrefOf = (path: string) => path.split("/").map(encodeURIComponent).join("/");
