const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in decimal units, `1.4 MB`, `812 byte`. */
export function formatBytes(bytes: number, tag: string): string {
  const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
