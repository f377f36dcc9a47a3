/** Time limit of an import in ms, equal to that of a call. */
export const importTimeoutMs = 45_000

/**
 * Rejects with a TimeoutError when an import takes longer than `importTimeoutMs`. An import cannot be aborted, and a later import of the
 * same file waits for the same request; only a reloaded document sends another. If the file arrives after all, the next import gets it.
 */
export async function limitImport<Module>(imported: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`an import has not ended in ${importTimeoutMs} ms`, 'TimeoutError')), importTimeoutMs)
  })
  try {
    return await Promise.race([imported, limit])
  } finally {
    clearTimeout(timer)
  }
}
