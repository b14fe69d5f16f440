// Some browsers read the object URL only after the click has been handled.
const revokeAfterMs = 1_000;

/** Hands a file to the browser's downloads, byte for byte. Nothing of it stays behind. */
export function saveFile(blob: Blob, name: string): void {
  // Whatever it is, it is only ever saved: a browser runs no script of an unknown type.
  const url = URL.createObjectURL(blob.slice(0, blob.size, "application/octet-stream"));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
