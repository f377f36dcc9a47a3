import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { componentIdOf, modes } from './shots.ts'

/** The folder of the indexes, relative to the repository. */
export const baselineFolder = 'stories/__baselines__'
/** Beside the indexes; `--accept all` changes it, so that its commit is the last one in which every screenshot was accepted. */
export const completeFile = 'verified.hash'
const extension = '.txt'

export const indexFileOf = (key: string): string => `${componentIdOf(key)}${extension}`
/** The line of an accepted screenshot in its index. The whole key is in it, so that git attributes it to the commit that accepted it. */
export const indexLine = (key: string, fingerprint: string): string => `${key} ${fingerprint}`

const orders: readonly (readonly string[])[] = [modes, brands, breakpointNames]
/** Position of a key: by story, mode, brand and width. */
function sortKey(key: string): string {
  const [story = '', brand = '', breakpoint = '', mode = 'normal'] = key.split(' ')
  return [story, ...[mode, brand, breakpoint].map((word, at) => orders[at]?.indexOf(word))].join(' ')
}

/** The accepted fingerprints of one index by key. Throws with file and line on anything else. */
function parseIndex(file: string, text: string): Map<string, string> {
  const index = new Map<string, string>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue
    const [, key, fingerprint] = /^(\S+--\S+ \S+ \S+(?: \S+)?) ([\da-f]{16})$/.exec(line) ?? []
    if (!key || !fingerprint) throw new Error(`${file}:${at + 1} is not a fingerprint: ${line}`)
    index.set(key, fingerprint)
  }
  return index
}

/** Text of an index: one line per screenshot, in a fixed order. */
const formatIndex = (index: ReadonlyMap<string, string>): string =>
  [...index]
    .sort(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(([key, fingerprint]) => `${indexLine(key, fingerprint)}\n`)
    .join('')

/** The fingerprints of the accepted screenshots, one text file per component. */
export class Baselines {
  readonly #folder: string
  readonly #indexes = new Map<string, Map<string, string>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  #index(file: string): Map<string, string> {
    const known = this.#indexes.get(file)
    if (known) return known
    const path = join(this.#folder, file)
    const index = existsSync(path) ? parseIndex(file, readFileSync(path, 'utf8')) : new Map<string, string>()
    this.#indexes.set(file, index)
    return index
  }

  /** Fingerprint of an accepted screenshot. */
  get(key: string): string | undefined {
    return this.#index(indexFileOf(key)).get(key)
  }

  /** Keys of all accepted screenshots. */
  keys(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(extension))
      .sort()
      .flatMap((name) => [...this.#index(name).keys()])
  }

  /** Writes these screenshots to their indexes and removes the given keys from them; no other line changes. */
  accept(accepted: ReadonlyMap<string, string>, removed: readonly string[] = []): void {
    for (const [key, fingerprint] of accepted) this.#index(indexFileOf(key)).set(key, fingerprint)
    for (const key of removed) this.#index(indexFileOf(key)).delete(key)
    mkdirSync(this.#folder, { recursive: true })
    for (const file of new Set([...accepted.keys(), ...removed].map(indexFileOf))) {
      const index = this.#index(file)
      if (index.size > 0) writeFileSync(join(this.#folder, file), formatIndex(index))
      else rmSync(join(this.#folder, file), { force: true })
    }
  }
}
