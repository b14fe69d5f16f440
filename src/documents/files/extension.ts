/** Kinds of files that no browser shows: office documents, archives, programs, sound and films. */
const downloadExtensions = new Set(
  "doc docx docm dot dotx odt xls xlsx xlsm xlsb ods ppt pptx pps odp vsd msg pst one pages numbers key zip rar 7z gz tgz bz2 xz tar iso exe msi dll bat cmd com scr lnk url jar apk dmg deb rpm mp3 m4a ogg oga flac wav wma amr mp4 m4v mov avi mkv webm wmv 3gp tif tiff heic heif psd ai sig p7s p7m".split(
    " ",
  ),
);

/** The extension of a file name without its dot, in lower case; "" when there is none. */
export const extensionOf = (name: string): string =>
  /.\.([\da-z]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";

/**
 * Whether a preview is offered for a file with this name, before its bytes are known. Afterwards the bytes
 * decide what is shown.
 */
export const canPreview = (name: string): boolean => !downloadExtensions.has(extensionOf(name));
