import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { ComparisonResult } from './results.ts'
import { keyOf } from './shots.ts'

/** Beside the indexes of accepted pictures: what a reviewer refused, and why. Committed, it reaches whoever mends it. */
export const rejectionFile = 'rejected.json'

const rejectionSchema = z.object({ key: z.string(), fingerprint: z.string().optional(), comment: z.string() })
/** A refused picture: its key, the fingerprint that the reviewer saw (none where the story is gone), and what is wrong with it. */
export type Rejection = z.infer<typeof rejectionSchema>

/** The refused pictures, which each run shows until they are gone. */
export class Rejections {
  readonly #file: string
  #list: readonly Rejection[]

  /** Throws with the file's name when it is not a list of rejections. */
  constructor(file: string) {
    this.#file = file
    try {
      this.#list = existsSync(file) ? rejectionSchema.array().parse(JSON.parse(readFileSync(file, 'utf8'))) : []
    } catch (error) {
      throw new Error(`${file} is not a list of rejections`, { cause: error })
    }
  }

  get(key: string): Rejection | undefined {
    return this.#list.find((one) => one.key === key)
  }

  /** Refuses these results with one comment. */
  reject(results: readonly ComparisonResult[], comment: string): void {
    const added = results.map((result): Rejection => {
      const { fingerprint } = result
      return { key: keyOf(result), ...(fingerprint && { fingerprint }), comment }
    })
    this.#write([...this.#without(new Set(added.map(({ key }) => key))), ...added])
  }

  /** Forgets the refusals of these pictures: they were accepted, or are as they were before the change. */
  forget(keys: readonly string[]): void {
    const left = this.#without(new Set(keys))
    if (left.length < this.#list.length) this.#write(left)
  }

  #without(keys: ReadonlySet<string>): Rejection[] {
    return this.#list.filter(({ key }) => !keys.has(key))
  }

  #write(list: readonly Rejection[]): void {
    this.#list = list.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    if (list.length > 0) writeFileSync(this.#file, `${JSON.stringify(this.#list, null, 2)}\n`)
    else rmSync(this.#file, { force: true })
  }
}
