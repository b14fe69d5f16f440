/** What `read` returns, read when it is first wanted and never again. */
export function once<T>(read: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: read() };
    return done.value;
  };
}
