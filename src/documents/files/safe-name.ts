import filenamify from "filenamify/browser";
import { cardPieces, maskSign } from "#privacy/card-number.ts";
import { invisibleCharacters } from "#privacy/untrusted-text.ts";

const maxCharacters = 120;
/** Many file systems allow 255 bytes; the difference is room for " (2)" and ".bin". */
const maxBytes = 240;

/**
 * Extensions of files that an operating system runs, installs, mounts or obeys, or that may contain such files, for
 * example OneNote notebooks.
 */
const riskyExtensions = new Set(
  [
    "accda accdb accde accdr accdt accdu acm action ade adn adp afploc apk app appcontent-ms",
    "appimage appinstaller application appref-ms appx appxbundle asp aspx ax bash bat cab",
    "caction cdxml cer chm class cmd com command contact cpl crt csh daemonscript deb der",
    "deskthemepack desktop diagcab diagcfg diagpkg dll dmg docb docm dotm dqy drv efi ex_ exe",
    "fileloc fon ftploc fxp gadget group hlp hpj hqx ht hta htc ica img inetloc inf ins inx",
    "ipa iqy iso isp jar jnlp js jse jsp kext ksh library-ms lnk lua mad maf mag mailloc mam",
    "maq mar mas mat mau mav maw mda mdb mde mdn mdt mdw mdz mht mhtml mobileconfig mpkg msc",
    "msh msh1 msh1xml msh2 msh2xml mshxml msi msix msixbundle msp mst msu nws ocx odc one",
    "onepkg onetoc onetoc2 ops oqy osd osdx paf pcd php pif pkg pl plugin potm ppam ppkg ppsm",
    "pptm prefpane prf printerexport ps1 ps1xml ps2 ps2xml psc1 psd1 psdm1 psm1 py py3 pyc",
    "pyd pyo pyw pyz pyzw qlgenerator rb rdp reg rpm rqy run safariextz scf scpt scr sct",
    "search-ms searchconnector-ms settingcontent-ms sh shb shs shtml sldm slk swf sys tcl",
    "terminal theme themepack tsp udl url vb vbe vbp vbs vbscript vhd vhdset vhdx vncloc vsix",
    "vsmacros vsto vsw vxd webloc website widget wim wiz wll workflow ws wsc wsf wsh xbap xla",
    "xlam xld xll xlsb xlsm xlt xltm xlw xnk xpi zsh",
  ].flatMap((line) => line.split(" ")),
);

/** Windows shows a folder with such a name as the object of the class id, for example the control panel. */
const classId = /\.\s*\{[\da-f-]*\}?$/;

/** A file that a browser runs, with a name like that of a document: `receipt.pdf.html`. */
const riskyPage =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[ts]|rtf|txt|csv|jpe?g|png|gif|bmp|tiff?|heic|webp|eml|msg)\s*\.(?:[sx]?html?|xht|svgz?|xml|xslt?)$/;

/** Names of files that an operating system reads when it shows their folder. */
const riskyNames = new Set(["desktop.ini", "folder.htt", "thumbs.db"]);

/**
 * Gives every file of a case, in their order, the name under which it is saved: safe on every operating system, different
 * from the others also where upper and lower case are the same, and with card numbers masked. The third file, without a
 * name, is `document-3`.
 */
export function withSaveNames<File extends { readonly name: string }>(
  files: readonly File[],
): readonly (File & { readonly saveName: string })[] {
  const used = new Set<string>();
  return files.map((file, index) => {
    const safe = safeName(file.name, index + 1);
    const [stem, extension] = split(safe);
    let saveName = safe;
    for (let count = 2; used.has(foldCase(saveName)); count += 1) {
      saveName = `${stem} (${count})${extension}`;
    }
    used.add(foldCase(saveName));
    return { ...file, saveName };
  });
}

/** Upper case first, because some letters have two lower-case forms, such as `σ` and `ς`. */
const foldCase = (name: string): string => name.toUpperCase().toLowerCase();

/** @param number the document's place in the case, from 1, for a document without a name. */
export function safeName(name: string, number: number): string {
  const unnamed = `document-${number}`;
  const steps = withoutCards(name.normalize("NFC").replaceAll(invisibleCharacters, ""))
    // A long run of spaces pushes the real extension out of sight.
    .replaceAll(/\s{3,}/g, " ")
    .split(/[\\/]/)
    .filter((step) => !/^[\s.]*$/.test(step));
  const joined = steps.join("_").trimStart();
  const visible = /^\.[a-z\d]{1,5}$/i.test(joined)
    ? unnamed + joined
    : joined.replace(/^[\s.]+/, "");
  // Mask again: `filenamify` may have replaced characters between the digits of a card number.
  const safe = withoutCards(
    filenamify(shorten(visible), { replacement: "_", maxLength: 2 * maxBytes }),
  );
  if (/^[\s._]*$/.test(safe)) return unnamed;
  return isRisky(safe.toLowerCase()) ? `${safe}.bin` : safe;
}

/** Masks card numbers, with `x` for the hidden digits, because file systems may not keep `•`. */
const withoutCards = (name: string): string =>
  cardPieces(name)
    .map(({ text, masked }) => (masked === text ? text : masked.replaceAll(maskSign, "x")))
    .join("");

function isRisky(name: string): boolean {
  const dot = name.lastIndexOf(".");
  return (
    riskyNames.has(name) ||
    riskyPage.test(name) ||
    classId.test(name) ||
    (dot >= 0 && riskyExtensions.has(name.slice(dot + 1).trim()))
  );
}

/** Cuts code points off the end of the stem until the name is short enough. */
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
