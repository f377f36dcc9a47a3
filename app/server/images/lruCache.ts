/** LRU cache of buffers, bounded by their total size in bytes. */
export function createLru(maxBytes: number) {
  const entries = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(key: string): Buffer | undefined {
      const body = entries.get(key)
      if (body) {
        entries.delete(key)
        entries.set(key, body)
      }
      return body
    },
    set(key: string, body: Buffer): void {
      bytes += body.length - (entries.get(key)?.length ?? 0)
      entries.delete(key)
      entries.set(key, body)
      for (const [oldest, { length }] of entries) {
        if (bytes <= maxBytes) break
        entries.delete(oldest)
        bytes -= length
      }
    },
    get bytes() {
      return bytes
    },
  }
}
