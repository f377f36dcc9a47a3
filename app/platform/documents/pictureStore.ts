import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Folder of the pictures that players have sent. No route serves them: reviewers read the folder. A picture has its name (`{id}.jpg`) once
 * its row is committed; until then it is a part, which reviewers ignore.
 */
export interface PictureStore {
  /** Writes a part. Rejects, and leaves no part of a file, when it cannot be written. */
  writePart(id: string, picture: Uint8Array): Promise<void>
  /** Gives a part its name. */
  keep(id: string): Promise<void>
  removePart(id: string): Promise<void>
  /** Of a document that is no longer kept. A missing one is removed already. */
  remove(id: string): Promise<void>
  /** Ids of the parts that were written before a time (UTC ms, by the clock of the file system). */
  partsBefore(time: number): Promise<readonly string[]>
  clear(): Promise<void>
}

const partExtension = '.part'

/** Pictures named by the id of the document, readable by this user only. The folder is made with the first. */
export function createPictureStore(folder: string): PictureStore {
  const partOf = (id: string) => join(folder, `${id}${partExtension}`)
  const removePart = (id: string) => rm(partOf(id), { force: true })
  return {
    async writePart(id, picture) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeFile(partOf(id), picture, { flag: 'wx', mode: 0o600, flush: true }) // on the disk before its row is
      } catch (error) {
        await removePart(id)
        throw error
      }
    },
    keep: (id) => rename(partOf(id), join(folder, `${id}.jpg`)),
    removePart,
    remove: (id) => rm(join(folder, `${id}.jpg`), { force: true }),
    async partsBefore(time) {
      const names = await unlessMissing(readdir(folder), [])
      const parts = names.filter((name) => name.endsWith(partExtension))
      const ids: string[] = []
      for (const name of parts) {
        const file = await unlessMissing(stat(join(folder, name)), null) // It may be kept in the meantime.
        if (file && file.mtimeMs < time) ids.push(name.slice(0, -partExtension.length))
      }
      return ids
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

async function unlessMissing<T, Missing>(file: Promise<T>, missing: Missing): Promise<T | Missing> {
  try {
    return await file
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing
    throw error
  }
}
