import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const maxDiskBytes = 500_000_000

/** Deletes the oldest files of a folder until the remaining ones fit into `maxBytes`. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map(async (name) => ({ path: join(folder, name), ...(await sizeAndMtime(join(folder, name))) })))
  let bytes = 0
  for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size
    if (bytes > maxBytes) await unlink(path)
  }
}
const sizeAndMtime = async (path: string) => {
  const { size, mtimeMs } = await stat(path)
  return { size, mtimeMs }
}

/** Rendered images as files under the data directory, by key. Disk errors are reported and otherwise ignored. */
export function createImageFiles(dataDir: string, onDiskError: (error: unknown) => void) {
  const folder = join(dataDir, 'images')
  const folderReady = mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => pruneFolder(folder, maxDiskBytes))
    .catch(onDiskError)
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('base64url').slice(0, 32))
  return {
    async get(key: string): Promise<Buffer | undefined> {
      try {
        return await readFile(fileOf(key))
      } catch {
        return undefined // not rendered yet
      }
    },
    async set(key: string, body: Buffer): Promise<void> {
      try {
        await folderReady
        const file = fileOf(key)
        const temporaryFile = `${file}.${process.pid}`
        await writeFile(temporaryFile, body)
        await rename(temporaryFile, file) // atomic: another replica may read the file
      } catch (error) {
        onDiskError(error)
      }
    },
  }
}
