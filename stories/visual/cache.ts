import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Folder of built Storybooks and rendered pictures, outside the repository and shared by its clones: `VISUAL_CACHE_DIR`, else
 * `nordlys-visual` in the user's cache folder. It can be deleted at any time.
 */
export const cacheFolder = (): string =>
  process.env.VISUAL_CACHE_DIR || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'nordlys-visual')

/** Marks a file or folder as used, and returns whether it is there. */
export function touch(path: string): boolean {
  if (!existsSync(path)) return false
  const now = new Date()
  utimesSync(path, now, now)
  return true
}

/** Deletes all but the `limit` entries of a folder that were used last. */
export function evictOldest(folder: string, limit: number): void {
  if (!existsSync(folder)) return
  const usedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 // another run may have deleted it
  const entries = readdirSync(folder).map((name) => ({ path: join(folder, name), used: usedAt(join(folder, name)) }))
  for (const { path } of entries.sort((a, b) => b.used - a.used).slice(limit)) rmSync(path, { recursive: true, force: true })
}

/** Pictures by fingerprint: of accepted commits, and of what was accepted and not committed yet. */
export class PictureCache {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #file(fingerprint: string): string {
    return join(this.#folder, `${fingerprint}.png`)
  }

  get(fingerprint: string): Buffer | undefined {
    return touch(this.#file(fingerprint)) ? readFileSync(this.#file(fingerprint)) : undefined
  }

  put(fingerprint: string, png: Buffer): void {
    mkdirSync(this.#folder, { recursive: true })
    const partial = `${this.#file(fingerprint)}.${process.pid}`
    writeFileSync(partial, png)
    renameSync(partial, this.#file(fingerprint))
  }

  /** Deletes all but the pictures that were used last: about 300 MB. */
  evict(): void {
    evictOldest(this.#folder, 3000)
  }
}
