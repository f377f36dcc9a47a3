import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import type { Baselines } from './baselines.ts'
import { type ShotBatch, type Story, shotCount } from './batches.ts'
import { compareImages, fingerprint } from './imageDiff.ts'
import type { CaptureResult, ScreenshotBrowser } from './screenshotBrowser.ts'

export type ComparisonStatus = 'same' | 'changed' | 'new' | 'removed' | 'broken' | 'skipped'

/** Result of comparing one screenshot. */
export interface ComparisonResult {
  storyId: string
  title: string
  name: string
  brand: Brand
  breakpoint: Breakpoint
  width: number
  status: ComparisonStatus
  fingerprint?: string
  /** Number of visibly different pixels, and their share of the image, 0 to 1. */
  pixels?: number
  share?: number
  /** Why it is skipped or broken, the error of its play function, or that the baseline is from another renderer. */
  note?: string
  /** Image files, relative to the run's folder. */
  expected?: string
  actual?: string
  difference?: string
}

export interface VisualRun {
  /** Hash of the sources that were captured. */
  sourceHash: string
  renderer: string
  selection: string
  seconds: number
  results: readonly ComparisonResult[]
  /** Screenshots that were equal only when captured again, in a page of their own. */
  equalOnRetry: number
  /** Screenshots that were not identical but equal within tolerance. */
  tolerated: number
}

interface VisualRunOptions {
  camera: ScreenshotBrowser
  baselines: Baselines
  folder: string
  sourceHash: string
  selection: string
  workers?: number
  /** Called after every batch. */
  progress?: (done: number, all: number) => void
}

/** Share of pixels that may differ from a baseline of another renderer. */
const otherRendererTolerance = 0.01

/** Captures the batches and compares each screenshot with its baseline. Screenshots that differ are written to the folder. */
export async function runComparison(sittings: readonly ShotBatch[], setting: VisualRunOptions): Promise<VisualRun> {
  const { camera, baselines, folder, sourceHash, selection, workers = Math.min(4, availableParallelism()), progress } = setting
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const started = performance.now()
  const all = sittings.reduce((sum, { stories }) => sum + shotCount(stories), 0)
  const queue = [...sittings]
  const results: ComparisonResult[] = []
  let equalOnRetry = 0
  let tolerated = 0

  const saveImage = (name: string, picture: Buffer, type: 'png' | 'webp' = 'png'): string => {
    const file = `pictures/${name}.${type}`
    writeFileSync(join(folder, file), picture)
    return file
  }

  async function compareScreenshot(captured: CaptureResult): Promise<ComparisonResult> {
    const { story, brand, breakpoint, png, skip, note, broken } = captured
    const known = { storyId: story.id, title: story.title, name: story.name, brand, breakpoint, width: breakpoints[breakpoint] }
    const noted = note ? { note } : {}
    if (skip !== undefined)
      return skip.trim() ? { ...known, status: 'skipped', note: skip } : { ...known, status: 'broken', note: 'skips without a reason' }
    if (broken || !png) return { ...known, ...noted, status: 'broken' }
    const baseline = baselines.get(story.id)
    const expected = baseline?.pictures[brand]?.[breakpoint]
    const actual = await fingerprint(png)
    const judged = { ...known, ...noted, fingerprint: actual }
    if (actual === expected) return { ...judged, status: 'same' }
    const place = `${story.id}.${brand}.${breakpoint}`
    if (!baseline || !expected) return { ...judged, status: 'new', actual: saveImage(`${place}.actual`, png) }

    const isOtherRenderer = baseline.renderer !== camera.renderer
    const stored = baselines.readImage(story.id, expected)
    const difference = await compareImages(stored, png, isOtherRenderer ? 0.15 : undefined)
    const rendererNote = isOtherRenderer ? { note: `rendered by ${baseline.renderer}, compared with tolerance` } : noted
    if (difference.pixels === 0 || (isOtherRenderer && difference.share < otherRendererTolerance)) {
      tolerated++
      return { ...judged, ...rendererNote, status: 'same' }
    }
    return {
      ...judged,
      ...rendererNote,
      status: 'changed',
      pixels: difference.pixels,
      share: difference.share,
      expected: saveImage(`${place}.expected`, stored, 'webp'),
      actual: saveImage(`${place}.actual`, png),
      difference: saveImage(`${place}.difference`, difference.png),
    }
  }

  /** Captures and compares the screenshots of a batch. */
  async function captureAndCompare(sitting: ShotBatch): Promise<{ story: Story; breakpoint: Breakpoint; judgement: ComparisonResult }[]> {
    const open: ReturnType<typeof captureAndCompare>[] = []
    await camera.capture(sitting, (captured) => {
      const { story, breakpoint } = captured
      open.push(compareScreenshot(captured).then((result) => [{ story, breakpoint, judgement: result }]))
    })
    return (await Promise.all(open)).flat()
  }

  async function processQueue(): Promise<void> {
    for (let sitting = queue.shift(); sitting; sitting = queue.shift()) {
      const toRetry = new Map<Story, Breakpoint[]>()
      for (const { story, breakpoint, judgement: result } of await captureAndCompare(sitting)) {
        if (result.status === 'changed' || result.status === 'broken') toRetry.set(story, [...(toRetry.get(story) ?? []), breakpoint])
        else results.push(result)
      }
      // A difference that does not recur in a page of its own was caused by the previous story or by timing.
      for (const [story, breakpoints] of toRetry)
        for (const { judgement: result } of await captureAndCompare({ brand: sitting.brand, stories: [{ story, breakpoints }] })) {
          if (result.status === 'same') equalOnRetry++
          results.push(result)
        }
      progress?.(results.length, all)
    }
  }

  await Promise.all(Array.from({ length: workers }, processQueue))
  const result: VisualRun = {
    sourceHash,
    renderer: camera.renderer,
    selection,
    seconds: (performance.now() - started) / 1000,
    results,
    equalOnRetry,
    tolerated,
  }
  writeFileSync(join(folder, 'run.json'), JSON.stringify(result))
  return result
}

/** Ids of baselines whose story no longer exists. */
export const removedStories = (baselines: Baselines, storyIds: ReadonlySet<string>): string[] =>
  baselines.storyIds().filter((id) => !storyIds.has(id))
