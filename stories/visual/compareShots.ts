import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baselines } from './baselines.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import { type ExpectedPicture, type ExpectedSource, findExpected } from './expectedPictures.ts'
import { compareImages } from './imageDiff.ts'
import { type ComparisonResult, resultOf, type VisualRun } from './results.ts'
import type { Camera } from './screenshotBrowser.ts'
import { type Shot, shotKey } from './shots.ts'

/** Note on a difference from a picture that is not known to be the accepted one. */
const unverifiedNote =
  'the accepted commit renders another picture here than was accepted: on another machine, or because it was accepted without its code'

/** Minimum length of the reason why a story has no picture, characters. */
const minReasonLength = 15

export interface ComparisonOptions {
  camera: Camera
  baselines: Baselines
  /** Where accepted pictures come from. Without it, differences have no expected picture. */
  expected?: ExpectedSource
  /** Of the images. */
  folder: string
  sourceHash: string
  selection: string
}

/** Captures the shots and compares each with its baseline. Screenshots that differ are written to the folder. */
export async function compareShots(
  shots: readonly Shot[],
  { camera, baselines, expected, folder, sourceHash, selection }: ComparisonOptions,
): Promise<VisualRun> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const started = performance.now()
  const results = new Map<string, ComparisonResult>()

  const fileOf = (shot: Shot, kind: string) => `pictures/${shotKey(shot).replaceAll(' ', '.')}.${kind}.png`
  function saveImage(shot: Shot, kind: string, picture: Buffer): string {
    writeFileSync(join(folder, fileOf(shot, kind)), picture)
    return fileOf(shot, kind)
  }
  function deleteImages(shot: Shot): void {
    for (const kind of ['expected', 'actual', 'difference']) rmSync(join(folder, fileOf(shot, kind)), { force: true })
  }

  /** The result as far as the fingerprint decides: `changed` until the expected picture is known. */
  function judge({ png, skip, note, broken, fingerprint, ...shot }: FingerprintedCapture): ComparisonResult {
    const known = { ...resultOf(shot), ...(note ? { note } : {}) }
    if (skip !== undefined && skip.trim().length >= minReasonLength) return { ...known, status: 'skipped', note: skip }
    if (skip !== undefined) return { ...known, status: 'broken', note: `skips without a reason of ${minReasonLength} characters: ${skip}` }
    if (broken || !png || !fingerprint) return { ...known, status: 'broken' }
    const baseline = baselines.get(shotKey(shot))
    if (fingerprint === baseline) return { ...known, status: 'same', fingerprint }
    return { ...known, status: baseline ? 'changed' : 'new', fingerprint, actual: saveImage(shot, 'actual', png) }
  }

  /** The result beside the picture of the accepted commit, rendered here. */
  async function compare(shot: Shot, { actual = '', ...result }: ComparisonResult, found: ExpectedPicture): Promise<ComparisonResult> {
    if ('reason' in found) return { ...result, actual, note: found.reason }
    const { pixels, share, png } = await compareImages(found.png, readFileSync(join(folder, actual)))
    if (pixels === 0) return { ...result, ...(found.verified ? {} : { unverified: true }), status: 'same' }
    const images = { expected: saveImage(shot, 'expected', found.png), actual, difference: saveImage(shot, 'difference', png) }
    return { ...result, ...(found.verified ? {} : { unverified: true, note: unverifiedNote }), pixels, share, ...images }
  }

  const statusOf = (shot: Shot) => results.get(shotKey(shot))?.status
  /** Captures and compares shots. Returns those that differ. */
  async function attempt(open: readonly Shot[], alone: boolean): Promise<Shot[]> {
    await captureShots(camera, open, (captured) => void results.set(shotKey(captured), judge(captured)), { alone })
    const changed = open.filter((shot) => statusOf(shot) === 'changed')
    if (expected)
      await findExpected(new Map(changed.map((shot) => [shot, baselines.get(shotKey(shot)) ?? ''])), expected, async (shot, found) => {
        const result = results.get(shotKey(shot))
        if (result) results.set(shotKey(shot), await compare(shot, result, found))
      })
    for (const shot of open) if (statusOf(shot) === 'same') deleteImages(shot)
    return open.filter((shot) => ['changed', 'broken'].includes(statusOf(shot) ?? ''))
  }

  const differing = await attempt(shots, false)
  // a difference may come from the story before it in the same page, or from timing
  const stillDiffering = await attempt(differing, true)
  const run: VisualRun = {
    sourceHash,
    renderer: camera.renderer,
    selection,
    seconds: (performance.now() - started) / 1000,
    results: shots.flatMap((shot) => results.get(shotKey(shot)) ?? []),
    equalOnRetry: differing.length - stillDiffering.length,
  }
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  return run
}
