/** Creates a value on first use. A formatter takes some ms to construct on a slow phone, which unused ones must not cost. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
