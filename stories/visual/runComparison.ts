import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baseline, Baselines } from './baselines.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import { type ComparisonResult, resultOf, type VisualRun } from './comparisonResult.ts'
import type { ExpectedRequest, ExpectedScreenshot, OnExpected } from './expectedScreenshots.ts'
import { compareImages, fingerprint } from './imageDiff.ts'
import type { Camera } from './screenshotBrowser.ts'
import { type Shot, shotKey } from './shots.ts'

export interface ComparisonOptions {
  camera: Camera
  baselines: Baselines
  /** Finds the accepted pictures; called only for differences and for screenshots that another renderer accepted. */
  expected: {
    find: <Request extends ExpectedRequest>(requests: readonly Request[], onFound: OnExpected<Request>) => Promise<void>
  }
  folder: string
  sourceHash: string
  selection: string
  workers?: number
  /** Status of a screenshot of another renderer whose accepted picture cannot be rendered here; default: `broken`. */
  withoutExpected?: 'broken' | 'skipped'
  /** Called after every batch. */
  progress?: (done: number, all: number) => void
}

/** A screenshot whose fingerprint does not decide; its image is in the run's folder. */
interface UndecidedShot extends ExpectedRequest {
  result: ComparisonResult & { actual: string }
}

/** Captures the shots and compares each with its baseline. Screenshots that differ are written to the folder. */
export async function runComparison(shots: readonly Shot[], options: ComparisonOptions): Promise<VisualRun> {
  const { camera, baselines, expected, folder, sourceHash, selection, withoutExpected = 'broken' } = options
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const started = performance.now()
  const results = new Map<string, ComparisonResult>()
  const undecided: UndecidedShot[] = []
  let equalOnRetry = 0
  let tolerated = 0

  const isForeign = ({ renderer }: Baseline): boolean => renderer !== camera.renderer
  const saveImage = (shot: Shot, kind: string, picture: Buffer): string => {
    const file = `pictures/${shotKey(shot).replaceAll(' ', '.')}.${kind}.png`
    writeFileSync(join(folder, file), picture)
    return file
  }

  /** Whether nothing is left to compare, or nothing to compare with. */
  function isDecided(captured: FingerprintedCapture): boolean {
    const baseline = baselines.get(shotKey(captured))
    if (captured.skip !== undefined) return true
    if (captured.broken || !captured.png) return false
    return !baseline || isForeign(baseline) || captured.fingerprint === baseline.fingerprint
  }

  function judge(captured: FingerprintedCapture): void {
    const { story, brand, breakpoint, mode, png, skip, note, broken, retried } = captured
    const shot = { story, brand, breakpoint, mode } // without the image, which is kept in a file
    const known = { ...resultOf(shot), ...(note ? { note } : {}) }
    const baseline = baselines.get(shotKey(shot))
    const add = (result: ComparisonResult) => results.set(shotKey(shot), result)
    if (skip !== undefined) {
      add(skip.trim() ? { ...known, status: 'skipped', note: skip } : { ...known, status: 'broken', note: 'skips without a reason' })
    } else if (broken || !png || !captured.fingerprint) {
      add({ ...known, status: 'broken' })
    } else if (baseline && !isForeign(baseline) && captured.fingerprint === baseline.fingerprint) {
      if (retried) equalOnRetry++
      add({ ...known, fingerprint: captured.fingerprint, status: 'same' })
    } else {
      const result = { ...known, fingerprint: captured.fingerprint, actual: saveImage(shot, 'actual', png) }
      if (baseline) undecided.push({ shot, baseline, fingerprint: captured.fingerprint, result: { ...result, status: 'changed' } })
      else add({ ...result, status: 'new' })
    }
  }

  /** Compares the actual image with the accepted picture, rendered here. */
  async function compare({ shot, baseline, result }: UndecidedShot, accepted: ExpectedScreenshot): Promise<ComparisonResult> {
    if (accepted.type === 'unavailable') {
      return { ...result, note: accepted.reason, status: isForeign(baseline) ? withoutExpected : 'changed' }
    }
    const note = accepted.note ?? result.note
    const { pixels, share, png } = await compareImages(accepted.png, readFileSync(join(folder, result.actual)))
    if (pixels === 0 && !accepted.note) {
      if ((await fingerprint(accepted.png)) !== result.fingerprint) tolerated++
      return withoutImages(result)
    }
    const images = { expected: saveImage(shot, 'expected', accepted.png), difference: saveImage(shot, 'difference', png) }
    return { ...result, ...(note ? { note } : {}), pixels, share, ...images }
  }

  /** The result of an equal screenshot, whose images are deleted. */
  function withoutImages({ pixels: _, share: __, expected: accepted, actual, difference, ...known }: ComparisonResult): ComparisonResult {
    for (const file of [accepted, actual, difference]) if (file) rmSync(join(folder, file))
    return { ...known, status: 'same' }
  }

  /** Captures the changed screenshots of another renderer again, each in a page of its own: no fingerprint told that they were unstable. */
  async function retryForeign(): Promise<void> {
    const foreign = undecided.filter(({ shot, baseline }) => isForeign(baseline) && results.get(shotKey(shot))?.expected)
    const shotsToRetry = foreign.map(({ shot }) => shot)
    await captureShots(camera, shotsToRetry, { workers: options.workers, isExpected: () => false }, async (captured) => {
      const result = results.get(shotKey(captured))
      if (!result?.expected || captured.fingerprint !== (await fingerprint(readFileSync(join(folder, result.expected))))) return
      equalOnRetry++
      results.set(shotKey(captured), withoutImages(result))
    })
  }

  await captureShots(camera, shots, { ...options, isExpected: isDecided }, judge)
  if (undecided.length > 0) {
    await expected.find(undecided, async (one, accepted) => {
      results.set(shotKey(one.shot), await compare(one, accepted))
    })
    await retryForeign()
  }
  const run: VisualRun = {
    sourceHash,
    renderer: camera.renderer,
    selection,
    seconds: (performance.now() - started) / 1000,
    results: [...results.values()],
    equalOnRetry,
    tolerated,
    bothSides: undecided.filter(({ baseline }) => isForeign(baseline)).length,
  }
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  return run
}
