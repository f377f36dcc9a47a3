/** Creates a value on first use. A formatter takes some ms to construct on a slow phone, which unused ones must not cost. */
export function once<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
