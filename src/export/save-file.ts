// Some browsers read the object URL only after the click has been handled.
const revokeAfterMs = 1_000;

/** Saves a file byte for byte with the browser's downloads, and revokes its object URL afterwards. */
export function saveFile(blob: Blob, name: string): void {
  // With this media type a browser never opens the file, and so never runs its scripts.
  const url = URL.createObjectURL(blob.slice(0, blob.size, "application/octet-stream"));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
