import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLru } from './lru.ts'

const memoryBytes = 48_000_000
const diskBytes = 500_000_000

/** Deletes the oldest files of a folder until the remaining ones fit into `maxBytes`. */
export async function prune(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map(async (name) => ({ path: join(folder, name), ...(await sizeAndAge(join(folder, name))) })))
  let bytes = 0
  for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size
    if (bytes > mostBytes) await unlink(path)
  }
}
const sizeAndAge = async (path: string) => {
  const { size, mtimeMs } = await stat(path)
  return { size, mtimeMs }
}

/** Cache of rendered images: an LRU in memory, and files under the data directory. Disk errors are reported and otherwise ignored. */
export function createImageCache(dataDir: string, onDiskError: (error: unknown) => void) {
  const folder = join(dataDir, 'images')
  const memory = createLru(memoryBytes)
  const ready = mkdir(folder, { recursive: true })
    .then(() => prune(folder, diskBytes))
    .catch(onDiskError)
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('base64url').slice(0, 32))
  return {
    async get(key: string): Promise<Buffer | undefined> {
      const held = memory.get(key)
      if (held) return held
      try {
        const body = await readFile(fileOf(key))
        memory.set(key, body)
        return body
      } catch {
        return undefined // not rendered yet
      }
    },
    async set(key: string, body: Buffer): Promise<void> {
      memory.set(key, body)
      try {
        await ready
        const file = fileOf(key)
        const draft = `${file}.${process.pid}`
        await writeFile(draft, body)
        await rename(draft, file) // atomic: another replica may read the file
      } catch (error) {
        onDiskError(error)
      }
    },
  }
}
