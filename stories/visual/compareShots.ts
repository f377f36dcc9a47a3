import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baselines } from './baselines.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import type { FindExpected } from './expectedPictures.ts'
import { compareImages } from './imageDiff.ts'
import { type ComparisonResult, resultOf, type VisualRun } from './results.ts'
import type { Camera } from './screenshotBrowser.ts'
import { type Shot, shotKey } from './shots.ts'

/** Note on a difference from a picture that is not known to be the accepted one. */
const unverifiedNote =
  'the accepted commit renders another picture here than was accepted: on another machine, or because it was accepted without its code'

const unstableNote = 'differs from itself each time that it is captured: mend what moves, or skip it with a reason'

/** Minimum length of the reason why a story has no picture, characters. */
const minReasonLength = 15

export interface ComparisonOptions {
  camera: Camera
  baselines: Baselines
  /** Finds the pictures of the accepted commits. Without it, differences have no expected picture. */
  findExpected?: FindExpected
  /** Of the images. */
  folder: string
  sourceHash: string
  selection: string
}

/** Captures the shots and compares each with its baseline. Screenshots that differ are written to the folder. */
export async function compareShots(
  shots: readonly Shot[],
  { camera, baselines, findExpected, folder, sourceHash, selection }: ComparisonOptions,
): Promise<VisualRun> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const started = performance.now()
  const results = new Map<string, ComparisonResult>()
  /** What is known of the expected pictures, which are in the folder. */
  const expectations = new Map<string, { verified: boolean } | { reason: string }>()

  const fileOf = (shot: Shot, kind: string) => `pictures/${shotKey(shot).replaceAll(' ', '.')}.${kind}.png`
  const readImage = (shot: Shot, kind: string) => readFileSync(join(folder, fileOf(shot, kind)))
  const readIfSaved = (shot: Shot) => (existsSync(join(folder, fileOf(shot, 'actual'))) ? readImage(shot, 'actual') : undefined)
  function saveImage(shot: Shot, kind: string, png: Buffer): string {
    writeFileSync(join(folder, fileOf(shot, kind)), png)
    return fileOf(shot, kind)
  }

  /** The result as far as the fingerprint decides: `changed` until it is compared with the expected picture. */
  function judge({ png, skip, note, broken, fingerprint, ...shot }: FingerprintedCapture): ComparisonResult {
    const known = { ...resultOf(shot), ...(note ? { note } : {}) }
    if (skip !== undefined && skip.trim().length >= minReasonLength) return { ...known, status: 'skipped', note: skip }
    if (skip !== undefined) return { ...known, status: 'broken', note: `skips without a reason of ${minReasonLength} characters: ${skip}` }
    if (broken || !png || !fingerprint) return { ...known, status: 'broken' }
    const baseline = baselines.get(shotKey(shot))
    if (fingerprint === baseline) return { ...known, status: 'same', fingerprint }
    return { ...known, status: baseline ? 'changed' : 'new', fingerprint, actual: saveImage(shot, 'actual', png) }
  }

  async function compareWithExpected(shot: Shot): Promise<void> {
    const [result, expectation] = [results.get(shotKey(shot)), expectations.get(shotKey(shot))]
    if (!result || !expectation) return
    const update = (more: Partial<ComparisonResult>) => results.set(shotKey(shot), { ...result, ...more })
    if ('reason' in expectation) return void update({ note: expectation.reason })
    const unverified = expectation.verified ? {} : { unverified: true }
    const { pixels, share, colours, png } = await compareImages(readImage(shot, 'expected'), readImage(shot, 'actual'))
    if (pixels === 0) return void update({ ...unverified, status: 'same' })
    const note = expectation.verified ? {} : { note: unverifiedNote }
    const images = { expected: fileOf(shot, 'expected'), difference: saveImage(shot, 'difference', png) }
    update({ ...unverified, ...note, pixels, share, colours, ...images })
  }

  const withStatus = (list: readonly Shot[], ...statuses: readonly string[]) =>
    list.filter((shot) => statuses.includes(results.get(shotKey(shot))?.status ?? ''))
  const capture = (list: readonly Shot[], alone: boolean) =>
    captureShots(camera, list, (captured) => void results.set(shotKey(captured), judge(captured)), alone)

  /** Captures pictures once more, each story in a page of its own. Returns those that differ visibly from the time before, as they were. */
  async function captureAgain(list: readonly Shot[]): Promise<Map<Shot, Buffer>> {
    const before = new Map(list.map((shot) => [shot, readIfSaved(shot)]))
    await capture(list, true)
    const differing = new Map<Shot, Buffer>()
    for (const shot of withStatus(list, 'changed', 'new')) {
      const earlier = before.get(shot)
      if (earlier && (await compareImages(earlier, readImage(shot, 'actual'))).pixels > 0) differing.set(shot, earlier)
    }
    return differing
  }

  /** Marks a picture that differs from itself, and shows both. */
  async function markUnstable(shot: Shot, earlier: Buffer): Promise<void> {
    const result = results.get(shotKey(shot))
    if (!result) return
    const { png, ...difference } = await compareImages(earlier, readImage(shot, 'actual'))
    const images = { expected: saveImage(shot, 'expected', earlier), difference: saveImage(shot, 'difference', png) }
    results.set(shotKey(shot), { ...result, ...difference, ...images, status: 'unstable', note: unstableNote })
  }

  await capture(shots, false)
  const accepted = new Map(withStatus(shots, 'changed').map((shot) => [shot, baselines.get(shotKey(shot)) ?? '']))
  await findExpected?.(accepted, async (shot, found) => {
    if ('png' in found) saveImage(shot, 'expected', found.png)
    expectations.set(shotKey(shot), 'png' in found ? { verified: found.fingerprint === accepted.get(shot) } : found)
    await compareWithExpected(shot)
  })
  // a difference may come from the story before it in the same page, or from timing: what is shown has been captured twice, alike
  const differing = withStatus(shots, 'changed', 'new', 'broken')
  const unlike = await captureAgain(differing)
  for (const [shot, earlier] of await captureAgain([...unlike.keys()])) await markUnstable(shot, earlier)
  for (const shot of withStatus(differing, 'changed')) await compareWithExpected(shot)
  for (const shot of withStatus(differing, 'same')) {
    const result = results.get(shotKey(shot))
    if (result) results.set(shotKey(shot), { ...result, equalOnRetry: true })
  }
  for (const shot of withStatus(shots, 'same'))
    for (const kind of ['expected', 'actual', 'difference']) rmSync(join(folder, fileOf(shot, kind)), { force: true })
  const run: VisualRun = {
    sourceHash,
    renderer: camera.renderer,
    selection,
    seconds: (performance.now() - started) / 1000,
    results: shots.flatMap((shot) => results.get(shotKey(shot)) ?? []),
    compared: findExpected !== undefined,
  }
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  return run
}
