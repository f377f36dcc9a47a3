import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baselines } from './baselines.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import { type ComparisonResult, resultOf, type VisualRun } from './comparisonResult.ts'
import type { ExpectedRequest, ExpectedScreenshot, OnExpected } from './expectedScreenshots.ts'
import { compareImages, fingerprint } from './imageDiff.ts'
import type { Camera } from './screenshotBrowser.ts'
import { type Shot, shotKey } from './shots.ts'

/** Note on a difference from a picture that is not known to be the accepted one. */
const unverifiedNote =
  'the accepted commit renders another picture here than was accepted: on another machine, or because it was accepted without its code'

export interface ComparisonOptions {
  camera: Camera
  baselines: Baselines
  /** Finds the accepted pictures; called only for screenshots with another fingerprint. */
  expected: {
    find: <Request extends ExpectedRequest>(requests: readonly Request[], onFound: OnExpected<Request>) => Promise<void>
  }
  folder: string
  sourceHash: string
  selection: string
  workers?: number
  /** Called after every batch. */
  progress?: (done: number, all: number) => void
}

/** A screenshot whose fingerprint does not decide; its image is in the run's folder. */
interface UndecidedShot extends ExpectedRequest {
  result: ComparisonResult & { actual: string }
}

/** Captures the shots and compares each with its baseline. Screenshots that differ are written to the folder. */
export async function runComparison(shots: readonly Shot[], options: ComparisonOptions): Promise<VisualRun> {
  const { camera, baselines, expected, folder, sourceHash, selection } = options
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const started = performance.now()
  const results = new Map<string, ComparisonResult>()
  const undecided: UndecidedShot[] = []
  let equalOnRetry = 0
  let tolerated = 0
  let unverified = 0

  const saveImage = (shot: Shot, kind: string, picture: Buffer): string => {
    const file = `pictures/${shotKey(shot).replaceAll(' ', '.')}.${kind}.png`
    writeFileSync(join(folder, file), picture)
    return file
  }

  function judge(captured: FingerprintedCapture): void {
    const { story, brand, breakpoint, mode, png, skip, note, broken } = captured
    const shot = { story, brand, breakpoint, mode } // without the image, which is kept in a file
    const known = { ...resultOf(shot), ...(note ? { note } : {}) }
    const baseline = baselines.get(shotKey(shot))
    const add = (result: ComparisonResult) => results.set(shotKey(shot), result)
    if (skip !== undefined) {
      add(skip.trim() ? { ...known, status: 'skipped', note: skip } : { ...known, status: 'broken', note: 'skips without a reason' })
    } else if (broken || !png || !captured.fingerprint) {
      add({ ...known, status: 'broken' })
    } else if (captured.fingerprint === baseline) {
      add({ ...known, fingerprint: captured.fingerprint, status: 'same' })
    } else {
      const result = { ...known, fingerprint: captured.fingerprint, actual: saveImage(shot, 'actual', png) }
      if (baseline) undecided.push({ shot, baseline, fingerprint: captured.fingerprint, result: { ...result, status: 'changed' } })
      else add({ ...result, status: 'new' })
    }
  }

  /** Compares the actual image with the one of the accepted commit, rendered here. */
  async function compare({ shot, result }: UndecidedShot, accepted: ExpectedScreenshot): Promise<ComparisonResult> {
    if (accepted.type === 'unavailable') return { ...result, note: accepted.reason }
    if (!accepted.verified) unverified++
    const { pixels, share, png } = await compareImages(accepted.png, readFileSync(join(folder, result.actual)))
    if (pixels === 0) {
      if ((await fingerprint(accepted.png)) !== result.fingerprint) tolerated++
      return withoutImages(result)
    }
    const note = accepted.verified ? result.note : unverifiedNote
    const images = { expected: saveImage(shot, 'expected', accepted.png), difference: saveImage(shot, 'difference', png) }
    return { ...result, ...(note ? { note } : {}), pixels, share, ...images }
  }

  /** The result of an equal screenshot, whose images are deleted. */
  function withoutImages({ pixels: _, share: __, expected: accepted, actual, difference, ...known }: ComparisonResult): ComparisonResult {
    for (const file of [accepted, actual, difference]) if (file) rmSync(join(folder, file))
    return { ...known, status: 'same' }
  }

  /** Captures the changed screenshots again, each story in a page of its own: a difference may come from the previous story or from timing. */
  async function retryChanged(): Promise<void> {
    const changed = undecided.filter(({ shot }) => results.get(shotKey(shot))?.status === 'changed')
    const baselineOf = new Map(changed.map(({ shot, baseline }) => [shotKey(shot), baseline]))
    const shotsToRetry = changed.map(({ shot }) => shot)
    await captureShots(camera, shotsToRetry, { ...options, isExpected: () => false }, async (captured) => {
      const result = results.get(shotKey(captured))
      if (!result) return
      const accepted = result.expected && (await fingerprint(readFileSync(join(folder, result.expected))))
      if (captured.fingerprint !== accepted && captured.fingerprint !== baselineOf.get(shotKey(captured))) return
      equalOnRetry++
      results.set(shotKey(captured), withoutImages(result))
    })
  }

  await captureShots(
    camera,
    shots,
    { ...options, isExpected: ({ skip, broken, png }) => skip !== undefined || Boolean(png && !broken) },
    judge,
  )
  if (undecided.length > 0) {
    await expected.find(undecided, async (one, accepted) => {
      results.set(shotKey(one.shot), await compare(one, accepted))
    })
    await retryChanged()
  }
  const run: VisualRun = {
    sourceHash,
    renderer: camera.renderer,
    selection,
    seconds: (performance.now() - started) / 1000,
    results: [...results.values()],
    equalOnRetry,
    tolerated,
    unverified,
  }
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  return run
}
