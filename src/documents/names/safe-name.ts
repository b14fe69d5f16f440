import filenamify from "filenamify/browser";
import { cardPieces, maskSign } from "#privacy/card-number.ts";
import { unseenCharacters } from "./shown-name.ts";

const maxCharacters = 120;
// Many file systems end a name at 255 bytes; " (2)" and ".bin" need room.
const maxBytes = 240;

/** Extensions of files that a system runs, or acts on when it shows the folder. */
const riskyExtensions = new Set(
  [
    "ade adp afploc apk app appimage appinstaller application appref-ms appx appxbundle bash",
    "bat cab cdxml chm class cmd com command contact cpl csh deb deskthemepack desktop diagcab",
    "diagpkg dll dmg docm dotm dqy drv exe fileloc ftploc gadget group hlp hta ica img inetloc",
    "inf ins iqy iso isp jar jnlp js jse ksh library-ms lnk mailloc mda mde mht mhtml",
    "mobileconfig msc msh msi msix msixbundle msp mst msu ocx odc oqy pif pkg potm ppam ppkg",
    "ppsm pptm ps1 ps1xml ps2 ps2xml psc1 psd1 psm1 py pyc pyw pyz rdp reg rpm rqy run scf scpt",
    "scr sct search-ms searchconnector-ms settingcontent-ms sh shb shs sldm slk sys terminal",
    "theme themepack udl url vb vbe vbs vhd vhdx vncloc vsto webloc website wim wiz wll",
    "workflow ws wsc wsf wsh xbap xla xlam xll xlsb xlsm xltm zsh",
  ].flatMap((line) => line.split(" ")),
);

/** What a browser runs, named as if it were a document: `receipt.pdf.html`. */
const riskyPage =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[ts]|rtf|txt|csv|jpe?g|png|gif|bmp|tiff?|heic|webp|eml|msg)\s*\.(?:[sx]?html?|xht|svgz?|xml|xslt?)$/;

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
    let count = counts.get(inOneCase(safe)) ?? 1;
    let unique = safe;
    while (used.has(inOneCase(unique))) {
      count += 1;
      unique = `${stem} (${count})${extension}`;
    }
    counts.set(inOneCase(safe), count);
    used.add(inOneCase(unique));
    return unique;
  };
}

/** Alike for what a system takes for one name: some letters have two small forms, `σ` and `ς`. */
const inOneCase = (name: string): string => name.toUpperCase().toLowerCase();

/**
 * The name one file is saved under; an innocent name stays as it is.
 * @param number counts the documents from 1, for one without a name.
 */
export function safeName(name: string, number: number): string {
  const unnamed = `document-${number}`;
  const steps = withoutCards(name.normalize("NFC").replaceAll(unseenCharacters, ""))
    // A long gap is there to push the real extension out of sight.
    .replaceAll(/\s{3,}/g, " ")
    .split(/[\\/]/)
    .filter((step) => !/^[\s.]*$/.test(step));
  const sent = steps.join("_").trimStart();
  const whole = /^\.[a-z\d]{1,5}$/i.test(sent) ? unnamed + sent : sent.replace(/^[\s.]+/, "");
  // Masked again: characters that are replaced may have stood between the digits of a card number.
  const safe = withoutCards(
    filenamify(shorten(whole), { replacement: "_", maxLength: 2 * maxBytes }),
  );
  if (/^[\s._]*$/.test(safe)) return unnamed;
  return isRisky(safe.toLowerCase()) ? `${safe}.bin` : safe;
}

/** What looks like a card number keeps its first and last four digits: `4276xxxxxxxx1234`. */
const withoutCards = (name: string): string =>
  cardPieces(name)
    .map(({ text, masked }) => (masked === text ? text : masked.replaceAll(maskSign, "x")))
    .join("");

function isRisky(name: string): boolean {
  const dot = name.lastIndexOf(".");
  return (
    riskyNames.has(name) ||
    riskyPage.test(name) ||
    (dot >= 0 && riskyExtensions.has(name.slice(dot + 1).trim()))
  );
}

/** Cuts whole characters off the end of the stem until the name fits. */
function shorten(name: string): string {
  const [stem, extension] = split(name);
  const characters = Array.from(stem);
  const isTooLong = () =>
    characters.length + extension.length > maxCharacters ||
    new TextEncoder().encode(characters.join("") + extension).length > maxBytes;
  if (!isTooLong()) return name;
  characters.length = Math.min(characters.length, maxCharacters - extension.length);
  while (isTooLong()) characters.pop();
  return characters.join("").trimEnd() + extension;
}

function split(name: string): readonly [stem: string, extension: string] {
  const [extension = ""] = /(?<=.)\.[\p{L}\p{N}_-]{1,20}$/u.exec(name) ?? [];
  return [name.slice(0, name.length - extension.length), extension];
}
