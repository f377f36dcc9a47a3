import { availableParallelism } from 'node:os'
import { planBatches, type ShotBatch, shotCount } from './batches.ts'
import { fingerprint } from './imageDiff.ts'
import type { Camera, CaptureResult } from './screenshotBrowser.ts'
import type { Shot } from './shots.ts'

/** A captured shot with the fingerprint of its image, if it has one. */
export interface FingerprintedCapture extends CaptureResult {
  fingerprint?: string
  /** Captured again in a page of its own, because `isExpected` refused the first result. */
  retried: boolean
}

interface CaptureOptions {
  workers?: number
  /** Whether a result may stand. One that may not is captured again: it was caused by the previous story or by timing. */
  isExpected: (captured: FingerprintedCapture) => boolean
  /** Called after every batch. */
  progress?: (done: number, all: number) => void
}

/** Captures the shots with several pages at a time, and calls `onCapture` with each final result. */
export async function captureShots(
  camera: Camera,
  shots: readonly Shot[],
  { workers = Math.min(4, availableParallelism()), isExpected, progress }: CaptureOptions,
  onCapture: (captured: FingerprintedCapture) => void | Promise<void>,
): Promise<void> {
  const queue = planBatches(shots)
  let done = 0

  /** The results that may not stand. */
  async function captureBatch(batch: ShotBatch, retried: boolean): Promise<Shot[]> {
    const handled: Promise<Shot[]>[] = []
    const handle = async (captured: CaptureResult): Promise<Shot[]> => {
      const result = { ...captured, retried, ...(captured.png ? { fingerprint: await fingerprint(captured.png) } : {}) }
      if (!retried && !isExpected(result)) return [captured]
      await onCapture(result)
      return []
    }
    await camera.capture(batch, (captured) => {
      handled.push(handle(captured))
    })
    return (await Promise.all(handled)).flat()
  }

  async function processQueue(): Promise<void> {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const again = await captureBatch(batch, false)
      for (const story of new Set(again.map((shot) => shot.story)))
        for (const alone of planBatches(again.filter((shot) => shot.story === story))) await captureBatch(alone, true)
      done += shotCount(batch.stories)
      progress?.(done, shots.length)
    }
  }

  await Promise.all(Array.from({ length: workers }, processQueue))
}
