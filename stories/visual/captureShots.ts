import { availableParallelism } from 'node:os'
import { fingerprint } from './imageDiff.ts'
import type { Camera, CaptureResult } from './screenshotBrowser.ts'
import type { Shot } from './shots.ts'

/** A captured shot with the fingerprint of its image, if it has one. */
export interface FingerprintedCapture extends CaptureResult {
  fingerprint?: string
}

/** Screenshots after which a page takes no further file's: opening a page takes as long as three or four screenshots. */
const pageSize = 24

/** A run on a slow machine, or of a few slow stories, says within this time how far it is. */
const progressMs = 20_000

/** Groups of shots that share one page, by brand and mode: the stories of a file, or of a few small files. `alone`: one story. */
function groupShots(shots: readonly Shot[], alone: boolean): Shot[][] {
  const groups = new Map<string, Shot[][]>()
  for (const shot of shots) {
    const key = `${shot.brand} ${shot.mode}`
    const sameBrand = groups.get(key) ?? []
    groups.set(key, sameBrand)
    const current = sameBrand.at(-1)
    const last = current?.at(-1)?.story
    const fits = alone ? last?.id === shot.story.id : last?.importPath === shot.story.importPath || (current?.length ?? 0) < pageSize
    if (current && fits) current.push(shot)
    else sameBrand.push([shot])
  }
  return [...groups.values()].flat().sort((a, b) => b.length - a.length) // the largest first, to balance the pages
}

/** Captures shots with several pages at a time. `alone` gives each story a page of its own, where no other story has run before. */
export async function captureShots(
  camera: Camera,
  shots: readonly Shot[],
  onCapture: (captured: FingerprintedCapture) => void | Promise<void>,
  alone = false,
): Promise<void> {
  const queue = groupShots(shots, alone)
  let done = 0
  const finish = async (captured: CaptureResult): Promise<void> => {
    await onCapture(captured.png ? { ...captured, fingerprint: await fingerprint(captured.png) } : captured)
    done++
  }
  const capturePages = async (): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const finished: Promise<void>[] = [] // the page goes on while images are hashed
      for await (const captured of camera.capture(group)) finished.push(finish(captured))
      await Promise.all(finished)
    }
  }
  const progress = setInterval(() => console.info(`  ${done} of ${shots.length}`), progressMs)
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, capturePages)).finally(() => clearInterval(progress))
}
