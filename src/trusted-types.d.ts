/** Trusted Types, as far as they are used here; TypeScript does not know them yet. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  /** A trusted URL goes wherever a text goes, so it is typed as one. */
  createPolicy<Rules extends { createScriptURL: (url: string) => string | null }>(
    name: string,
    rules: Rules,
  ): Rules;
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
