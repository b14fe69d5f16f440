/**
 * The ARNs that cases were created for since the page was loaded. In memory only: it is a warning
 * before the same rows are pasted twice, not a record.
 */
export class CreatedArns {
  readonly #arns = new Set<string>();

  add(arns: readonly string[]): void {
    for (const arn of arns) this.#arns.add(arn);
  }

  has(arn: string): boolean {
    return this.#arns.has(arn);
  }

  clear(): void {
    this.#arns.clear();
  }
}

/** Those of this tab. */
export const createdArns = new CreatedArns();
