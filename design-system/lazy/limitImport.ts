/** Time limit of an import in ms, as long as that of a call. */
export const importTimeoutMs = 45_000

/**
 * Rejects with a TimeoutError when an import has not ended in `importTimeoutMs`. Nothing can abort one, and each later import of the same file
 * waits for the same request: only a document that is loaded anew makes another one. Where it arrives after all, the next import has it.
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
