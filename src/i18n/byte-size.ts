const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a size in decimal units, `1.4 MB`, `812 bytes`. */
export function formatBytes(bytes: number, tag: string): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
