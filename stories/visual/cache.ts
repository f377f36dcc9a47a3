import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Folder of built Storybooks and rendered pictures, outside the repository and shared by its clones: `VISUAL_CACHE_DIR`, else
 * `nordlys-visual` in the user's cache folder. It can be deleted at any time.
 */
export const cacheFolder = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  env.VISUAL_CACHE_DIR || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'nordlys-visual')

/** Limit of all cached pictures together, bytes. */
const maxPictureBytes = 300e6

/** Marks a file or folder as used, and returns whether it is there. */
export function touch(path: string): boolean {
  if (!existsSync(path)) return false
  const now = new Date()
  utimesSync(path, now, now)
  return true
}

/** Deletes the entries of a folder that were not used for longest, until the rest weighs at most `limit`. */
export function evictOldest(folder: string, limit: number, weightOf: (path: string) => number): void {
  if (!existsSync(folder)) return
  const entries = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, used: statSync(path).mtimeMs, weight: weightOf(path) }))
    .sort((a, b) => b.used - a.used)
  let total = 0
  for (const { path, weight } of entries) {
    total += weight
    if (total > limit) rmSync(path, { recursive: true, force: true })
  }
}

/** Rendered pictures by fingerprint. */
export class PictureCache {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.png`)
  }

  get(name: string): Buffer | undefined {
    return touch(this.#file(name)) ? readFileSync(this.#file(name)) : undefined
  }

  put(name: string, png: Buffer): void {
    if (touch(this.#file(name))) return
    mkdirSync(this.#folder, { recursive: true })
    const partial = `${this.#file(name)}.${process.pid}`
    writeFileSync(partial, png)
    renameSync(partial, this.#file(name))
  }

  /** Deletes the pictures that were not used for longest, above the limit. */
  evict(limit: number = maxPictureBytes): void {
    evictOldest(this.#folder, limit, (path) => statSync(path).size)
  }
}
