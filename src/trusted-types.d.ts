/** The part of Trusted Types that is used here. TypeScript does not know them yet. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  /** Typed as a string, because a trusted URL is accepted wherever a string is. */
  createPolicy<Rules extends { createScriptURL: (url: string) => string | null }>(
    name: string,
    rules: Rules,
  ): Rules;
}

declare var trustedTypes: TrustedTypes | undefined;
