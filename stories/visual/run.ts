import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import type { Baselines } from './baselines.ts'
import type { Camera, Taken } from './camera.ts'
import { compare, fingerprint } from './picture.ts'
import { type Sitting, type Story, sizeOf } from './plan.ts'

export type Status = 'same' | 'changed' | 'new' | 'removed' | 'broken' | 'skipped'

/** Result of comparing one screenshot. */
export interface Judgement {
  readonly storyId: string
  readonly title: string
  readonly name: string
  readonly brand: Brand
  readonly breakpoint: Breakpoint
  readonly width: number
  readonly status: Status
  readonly fingerprint?: string
  /** Number of visibly different pixels, and their share of the image, 0 to 1. */
  readonly pixels?: number
  readonly share?: number
  /** Why it is skipped or broken, the error of its play function, or that the baseline is from another renderer. */
  readonly note?: string
  /** Image files, relative to the run's folder. */
  readonly expected?: string
  readonly actual?: string
  readonly difference?: string
}

export interface Run {
  /** Hash of the sources that were captured. */
  readonly key: string
  readonly renderer: string
  readonly selection: string
  readonly seconds: number
  readonly judgements: readonly Judgement[]
  /** Screenshots that were equal only when captured again, in a page of their own. */
  readonly secondLooks: number
  /** Screenshots that were not identical but equal within tolerance. */
  readonly tolerated: number
}

interface Setting {
  readonly camera: Camera
  readonly baselines: Baselines
  readonly folder: string
  readonly key: string
  readonly selection: string
  readonly workers?: number
  /** Called after every batch. */
  readonly progress?: (done: number, all: number) => void
}

/** Share of pixels that may differ from a baseline of another renderer. */
const otherRendererShare = 0.01

/** Captures the batches and compares each screenshot with its baseline. Screenshots that differ are written to the folder. */
export async function run(sittings: readonly Sitting[], setting: Setting): Promise<Run> {
  const { camera, baselines, folder, key, selection, workers = Math.min(4, availableParallelism()), progress } = setting
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const started = performance.now()
  const all = sittings.reduce((sum, { stories }) => sum + sizeOf(stories), 0)
  const waiting = [...sittings]
  const judgements: Judgement[] = []
  let secondLooks = 0
  let tolerated = 0

  const keep = (name: string, picture: Buffer, type: 'png' | 'webp' = 'png'): string => {
    const file = `pictures/${name}.${type}`
    writeFileSync(join(folder, file), picture)
    return file
  }

  async function judge(taken: Taken): Promise<Judgement> {
    const { story, brand, breakpoint, png, skip, note, broken } = taken
    const known = { storyId: story.id, title: story.title, name: story.name, brand, breakpoint, width: breakpoints[breakpoint] }
    const noted = note ? { note } : {}
    if (skip !== undefined)
      return skip.trim() ? { ...known, status: 'skipped', note: skip } : { ...known, status: 'broken', note: 'skips without a reason' }
    if (broken || !png) return { ...known, ...noted, status: 'broken' }
    const baseline = baselines.of(story.id)
    const expected = baseline?.pictures[brand]?.[breakpoint]
    const actual = await fingerprint(png)
    const judged = { ...known, ...noted, fingerprint: actual }
    if (actual === expected) return { ...judged, status: 'same' }
    const place = `${story.id}.${brand}.${breakpoint}`
    if (!baseline || !expected) return { ...judged, status: 'new', actual: keep(`${place}.actual`, png) }

    const stranger = baseline.renderer !== camera.renderer
    const stored = baselines.picture(story.id, expected)
    const difference = await compare(stored, png, stranger ? 0.15 : undefined)
    const stand = stranger ? { note: `rendered by ${baseline.renderer}, compared with tolerance` } : noted
    if (difference.pixels === 0 || (stranger && difference.share < otherRendererShare)) {
      tolerated++
      return { ...judged, ...stand, status: 'same' }
    }
    return {
      ...judged,
      ...stand,
      status: 'changed',
      pixels: difference.pixels,
      share: difference.share,
      expected: keep(`${place}.expected`, stored, 'webp'),
      actual: keep(`${place}.actual`, png),
      difference: keep(`${place}.difference`, difference.png),
    }
  }

  /** Captures and compares the screenshots of a batch. */
  async function look(sitting: Sitting): Promise<{ story: Story; breakpoint: Breakpoint; judgement: Judgement }[]> {
    const open: ReturnType<typeof look>[] = []
    await camera.draw(sitting, (taken) => {
      const { story, breakpoint } = taken
      open.push(judge(taken).then((judgement) => [{ story, breakpoint, judgement }]))
    })
    return (await Promise.all(open)).flat()
  }

  async function work(): Promise<void> {
    for (let sitting = waiting.shift(); sitting; sitting = waiting.shift()) {
      const doubtful = new Map<Story, Breakpoint[]>()
      for (const { story, breakpoint, judgement } of await look(sitting)) {
        if (judgement.status === 'changed' || judgement.status === 'broken')
          doubtful.set(story, [...(doubtful.get(story) ?? []), breakpoint])
        else judgements.push(judgement)
      }
      // A difference that does not recur in a page of its own was caused by the previous story or by timing.
      for (const [story, breakpoints] of doubtful)
        for (const { judgement } of await look({ brand: sitting.brand, stories: [{ story, breakpoints }] })) {
          if (judgement.status === 'same') secondLooks++
          judgements.push(judgement)
        }
      progress?.(judgements.length, all)
    }
  }

  await Promise.all(Array.from({ length: workers }, work))
  const result: Run = {
    key,
    renderer: camera.renderer,
    selection,
    seconds: (performance.now() - started) / 1000,
    judgements,
    secondLooks,
    tolerated,
  }
  writeFileSync(join(folder, 'run.json'), JSON.stringify(result))
  return result
}

/** Ids of baselines whose story no longer exists. */
export const removed = (baselines: Baselines, storyIds: ReadonlySet<string>): string[] =>
  baselines.stories().filter((id) => !storyIds.has(id))
