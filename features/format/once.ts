/** Makes a value when it is first asked for. Formatters cost some ms each on a slow phone, which a page that does not use them keeps. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
