const encoder = new TextEncoder();
/** The first day a ZIP can name, since the time says nothing here. */
const date = (1 << 5) | 1;
/** Names are UTF-8. */
const flags = 0x0800;

/**
 * Texts in one ZIP, as they are, their sizes in front of them: programs that open a ZIP as a
 * document refuse sizes that come behind. APPNOTE 6.3.10, 4.3.7–4.3.16.
 */
export function storedZip(files: readonly (readonly [path: string, text: string])[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, text] of files) {
    const [name, content] = [encoder.encode(path), encoder.encode(text)];
    const sizes = [u32(crc32(content)), u32(content.length), u32(content.length)].flat();
    const about = [...u16(20), ...u16(flags), ...u16(0), ...u16(0), ...u16(date), ...sizes];
    const ends = [...u16(name.length), ...u16(0)];
    const head = new Uint8Array([...u32(0x04034b50), ...about, ...ends]);
    const entry = [...u32(0x02014b50), ...u16(20), ...about, ...ends];
    directory.push(
      new Uint8Array([...entry, ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(at)]),
    );
    directory.push(name);
    parts.push(head, name, content);
    at += head.length + name.length + content.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const counts = [...u16(0), ...u16(0), ...u16(files.length), ...u16(files.length)];
  const end = new Uint8Array([
    ...u32(0x06054b50),
    ...counts,
    ...u32(length),
    ...u32(at),
    ...u16(0),
  ]);
  return new Blob([...parts, ...directory, end]);
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** What each byte does to a checksum. */
const steps = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (steps[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
