/** LRU cache of buffers, bounded by their total size in bytes. */
export function createLru(mostBytes: number) {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(key: string): Buffer | undefined {
      const body = kept.get(key)
      if (body) {
        kept.delete(key)
        kept.set(key, body)
      }
      return body
    },
    set(key: string, body: Buffer): void {
      bytes += body.length - (kept.get(key)?.length ?? 0)
      kept.delete(key)
      kept.set(key, body)
      for (const [oldest, { length }] of kept) {
        if (bytes <= mostBytes) break
        kept.delete(oldest)
        bytes -= length
      }
    },
    get bytes() {
      return bytes
    },
  }
}
