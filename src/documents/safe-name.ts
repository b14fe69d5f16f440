import filenamify from "filenamify/browser";
import { cardPieces } from "#language/card-number.ts";
import { unseenCharacters } from "./unseen-characters.ts";

const mostCharacters = 120;
// Many file systems end a name at 255 bytes; " (2)" and ".bin" need room.
const mostBytes = 240;

/** Extensions by which a system runs a file or its macros, or acts on it as soon as it sees it. */
const riskyExtensions = new Set(
  [
    "ade adp apk app appimage appinstaller application appref-ms appx bat cab chm cmd com command",
    "cpl desktop diagcab dll dmg docm drv exe fileloc gadget hlp hta img inetloc inf ins iqy iso",
    "isp jar jnlp js jse library-ms lnk mda mde mobileconfig msc msh msi msix msp mst msu ocx pif",
    "pkg pptm ps1 ps1xml psd1 psm1 py pyw pyz rdp reg run scf scpt scr sct search-ms",
    "searchconnector-ms settingcontent-ms sh shb shs slk sys terminal theme themepack url vb vbe",
    "vbs vhd vhdx webloc website wim wll workflow ws wsc wsf wsh xbap xla xlam xll xlsm",
  ].flatMap((line) => line.split(" ")),
);

/** Whole names that the system reads by itself when it shows a folder. */
const riskyNames = new Set(["desktop.ini", "folder.htt", "thumbs.db"]);

/**
 * The names a case's files are saved under, one for each name sent: each safe on every system,
 * different from the others whatever their case, and without what looks like a card number. Without a name, `document-3` for the third.
 */
export function safeNames(names: readonly string[]): string[] {
  const nextName = safeNamer();
  return names.map((name) => nextName(name));
}

/** The same for names that come one after another. */
export function safeNamer(): (name: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  let number = 0;
  return (name) => {
    number += 1;
    const safe = safeName(name, number);
    const [stem, extension] = split(safe);
    let count = counts.get(safe.toLowerCase()) ?? 1;
    let unique = safe;
    while (used.has(unique.toLowerCase())) {
      count += 1;
      unique = `${stem} (${count})${extension}`;
    }
    counts.set(safe.toLowerCase(), count);
    used.add(unique.toLowerCase());
    return unique;
  };
}

/**
 * The name one file is saved under; an innocent name stays as it is.
 * @param number counts the documents from 1, for one without a name.
 */
export function safeName(name: string, number: number): string {
  const unnamed = `document-${number}`;
  const steps = withoutCards(name.replaceAll(unseenCharacters, ""))
    // A long gap is there to push the real extension out of sight.
    .replaceAll(/\s{3,}/g, " ")
    .split(/[\\/]/)
    .filter((step) => !/^[\s.]*$/.test(step));
  const sent = steps.join("_").trimStart();
  const whole = /^\.[a-z\d]{1,5}$/i.test(sent) ? unnamed + sent : sent.replace(/^[\s.]+/, "");
  // Once more: what cannot stand in a name may have stood between the digits of a card.
  const safe = withoutCards(
    filenamify(shorten(whole), { replacement: "_", maxLength: 2 * mostBytes }),
  );
  if (/^[\s._]*$/.test(safe)) return unnamed;
  return isRisky(safe.toLowerCase()) ? `${safe}.bin` : safe;
}

/** What looks like a card number keeps its first and last four digits: `4276xxxxxxxx1234`. */
const withoutCards = (name: string): string =>
  cardPieces(name)
    .map(({ text, masked }) => (masked === text ? text : masked.replaceAll("•", "x")))
    .join("");

function isRisky(name: string): boolean {
  const dot = name.lastIndexOf(".");
  return riskyNames.has(name) || (dot >= 0 && riskyExtensions.has(name.slice(dot + 1).trim()));
}

/** Cuts whole characters off the end of the stem until the name fits. */
function shorten(name: string): string {
  const [stem, extension] = split(name);
  const characters = Array.from(stem);
  const isTooLong = () =>
    characters.length + extension.length > mostCharacters ||
    new TextEncoder().encode(characters.join("") + extension).length > mostBytes;
  if (!isTooLong()) return name;
  characters.length = Math.min(characters.length, mostCharacters - extension.length);
  while (isTooLong()) characters.pop();
  return characters.join("").trimEnd() + extension;
}

function split(name: string): readonly [stem: string, extension: string] {
  const [extension = ""] = /(?<=.)\.[\p{L}\p{N}_-]{1,20}$/u.exec(name) ?? [];
  return [name.slice(0, name.length - extension.length), extension];
}
