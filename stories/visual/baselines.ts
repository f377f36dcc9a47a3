import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { componentIdOf, modes } from './shots.ts'

/** The folder of the indexes, relative to the repository: one text file per component, one line per accepted screenshot. */
export const baselineFolder = 'stories/__baselines__'
/** Beside the indexes; `--accept all` changes it, so that its commit is the last one in which every screenshot was accepted. */
export const completeFile = 'verified.hash'

export const indexFileOf = (key: string): string => `${componentIdOf(key)}.txt`
export const indexLine = (key: string, fingerprint: string): string => `${key} ${fingerprint}`

const orders: readonly (readonly string[])[] = [modes, brands, breakpointNames]
/** Position of a key in its index: by story, mode, brand and width. */
function sortKey(key: string): string {
  const [story = '', brand = '', breakpoint = '', mode = 'normal'] = key.split(' ')
  return [story, ...[mode, brand, breakpoint].map((word, at) => orders[at]?.indexOf(word))].join(' ')
}

/** The accepted fingerprints by key. */
export class Baselines {
  readonly #folder: string
  readonly #fingerprints = new Map<string, string>()

  /** Reads the indexes of a folder. Throws with file and line on anything else in them. */
  constructor(folder: string) {
    this.#folder = folder
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []
    for (const file of files)
      for (const [at, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
        const [, key, fingerprint] = /^(\S+--\S+ \S+ \S+(?: \S+)?) ([\da-f]{16})$/.exec(line) ?? []
        if (key && fingerprint) this.#fingerprints.set(key, fingerprint)
        else if (line !== '') throw new Error(`${file}:${at + 1} is not a fingerprint: ${line}`)
      }
  }

  get(key: string): string | undefined {
    return this.#fingerprints.get(key)
  }

  keys(): string[] {
    return [...this.#fingerprints.keys()]
  }

  /** Writes these screenshots to their indexes and removes the given keys from them; no other line changes. */
  accept(accepted: ReadonlyMap<string, string>, removed: readonly string[] = []): void {
    for (const [key, fingerprint] of accepted) this.#fingerprints.set(key, fingerprint)
    for (const key of removed) this.#fingerprints.delete(key)
    mkdirSync(this.#folder, { recursive: true })
    for (const file of new Set([...accepted.keys(), ...removed].map(indexFileOf))) {
      const keys = this.keys().filter((key) => indexFileOf(key) === file)
      const lines = keys.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)).map((key) => `${indexLine(key, this.get(key) ?? '')}\n`)
      if (lines.length > 0) writeFileSync(join(this.#folder, file), lines.join(''))
      else rmSync(join(this.#folder, file), { force: true })
    }
  }
}
