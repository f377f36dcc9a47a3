import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@casino/tokens/brands'
import type { Breakpoint } from '@casino/tokens/breakpoints'
import { componentIdOf } from './batches.ts'

/** Fingerprints of a story's accepted screenshots, and the renderer that produced them. */
interface StoryBaseline {
  /** Chromium version and fingerprint of its probe; screenshots of another renderer are compared with tolerance. */
  renderer: string
  pictures: { readonly [brand in Brand]?: { readonly [breakpoint in Breakpoint]?: string } }
}
/** By story name within the component. */
interface BaselineIndex {
  readonly [story: string]: StoryBaseline
}

/** An accepted screenshot. */
export interface AcceptedScreenshot {
  storyId: string
  brand: Brand
  breakpoint: Breakpoint
  fingerprint: string
  renderer: string
  /** Encodes the image; called only when no image with this fingerprint is stored yet. */
  encode: () => Promise<Buffer>
}

export const baselineFolder = fileURLToPath(new URL('../__baselines__', import.meta.url))
/** Limit for all stored images together, MB. */
const maxMegabytes = 30

const storyNameOf = (storyId: string): string => storyId.slice(componentIdOf(storyId).length + 2)

/** The accepted screenshots: one folder per component with an index of fingerprints and each distinct image once. */
export class Baselines {
  readonly #folder: string
  readonly #indexes = new Map<string, BaselineIndex>()

  constructor(folder: string = baselineFolder) {
    this.#folder = folder
  }

  #index(component: string): BaselineIndex {
    const known = this.#indexes.get(component)
    if (known) return known
    const file = join(this.#folder, component, 'index.json')
    const index: BaselineIndex = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    this.#indexes.set(component, index)
    return index
  }

  get(storyId: string): StoryBaseline | undefined {
    return this.#index(componentIdOf(storyId))[storyNameOf(storyId)]
  }

  /** The stored image of a fingerprint. */
  readImage(storyId: string, fingerprint: string): Buffer {
    return readFileSync(join(this.#folder, componentIdOf(storyId), `${fingerprint}.webp`))
  }

  /** Ids of all stories with a baseline. */
  storyIds(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => Object.keys(this.#index(name)).map((story) => `${name}--${story}`))
  }

  async accept(pictures: readonly AcceptedScreenshot[], removed: readonly string[] = []): Promise<void> {
    const touched = new Set<string>()
    for (const { storyId, brand, breakpoint, fingerprint, renderer, encode } of pictures) {
      const component = componentIdOf(storyId)
      const folder = join(this.#folder, component)
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${fingerprint}.webp`)
      if (!existsSync(file)) writeFileSync(file, await encode())
      const index = this.#index(component)
      const before = index[storyNameOf(storyId)]?.pictures
      const story: StoryBaseline = { renderer, pictures: { ...before, [brand]: { ...before?.[brand], [breakpoint]: fingerprint } } }
      this.#indexes.set(component, { ...index, [storyNameOf(storyId)]: story })
      touched.add(component)
    }
    for (const storyId of removed) {
      const component = componentIdOf(storyId)
      const { [storyNameOf(storyId)]: _, ...rest } = this.#index(component)
      this.#indexes.set(component, rest)
      touched.add(component)
    }
    for (const component of touched) this.#write(component)
  }

  /** Writes a component's index, sorted, and deletes images that are no longer referenced. */
  #write(component: string): void {
    const folder = join(this.#folder, component)
    const index = this.#index(component)
    if (Object.keys(index).length === 0) {
      rmSync(folder, { recursive: true, force: true })
      return
    }
    const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(join(folder, 'index.json'), `${JSON.stringify(sorted, null, 1)}\n`)
    const named = new Set(
      Object.values(index).flatMap(({ pictures }) => Object.values(pictures).flatMap((widths) => Object.values(widths))),
    )
    for (const file of readdirSync(folder)) if (file.endsWith('.webp') && !named.has(file.slice(0, -5))) rmSync(join(folder, file))
  }

  /** Number and size (MB) of the stored images. Throws above the limit. */
  size(): { pictures: number; megabytes: number } {
    if (!existsSync(this.#folder)) return { pictures: 0, megabytes: 0 }
    const files = readdirSync(this.#folder, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.webp'))
    const megabytes = files.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0) / 1e6
    if (megabytes > maxMegabytes) throw new Error(`the baselines take ${megabytes.toFixed(1)} MB; the limit is ${maxMegabytes} MB`)
    return { pictures: files.length, megabytes }
  }
}
