import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of the pictures that players have sent. Nothing serves them: who reviews documents reads the folder. */
export interface PictureStore {
  /** Rejects, and leaves no part of a file, when it cannot be written. */
  write(id: string, picture: Uint8Array): Promise<void>
  clear(): Promise<void>
}

/** Pictures named by the id of the document, readable by this user only. The folder is made with the first. */
export function createPictureStore(folder: string): PictureStore {
  return {
    async write(id, picture) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${id}.jpg`)
      try {
        await writeFile(file, picture, { flag: 'wx', mode: 0o600 })
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
