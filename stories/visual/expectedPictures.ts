import { join } from 'node:path'
import { acceptedCommit, committedLines } from './acceptedCommit.ts'
import { indexFileOf, indexLine } from './baselines.ts'
import type { PictureCache } from './cache.ts'
import type { FingerprintedCapture } from './captureShots.ts'
import { type Shot, shotKey } from './shots.ts'

/** The picture of the accepted commit, `verified` if it has the accepted fingerprint. Or a sentence that says why there is none. */
export type ExpectedPicture = { png: Buffer; verified: boolean } | { reason: string }

/** Renders shots from a commit. Throws if its Storybook cannot be built. */
export type RenderCommit = (
  commit: string,
  shots: readonly Shot[],
  onCapture: (captured: FingerprintedCapture) => Promise<void>,
) => Promise<void>

export interface ExpectedSource {
  /** The repository, and the folder of its indexes in it. */
  root: string
  folder: string
  pictures: PictureCache
  renderCommit: RenderCommit
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Calls `onFound` with the accepted picture of each shot: the cached picture of its accepted fingerprint, else what the commit that accepted
 * it renders on this machine.
 */
export async function findExpected(
  accepted: ReadonlyMap<Shot, string>,
  { root, folder, pictures, renderCommit }: ExpectedSource,
  onFound: (shot: Shot, expected: ExpectedPicture) => Promise<void>,
): Promise<void> {
  const origins = new Map<string, { commit: string; lines: ReadonlySet<string> }>()
  const originOf = (file: string) => {
    const origin = origins.get(file) ?? { commit: acceptedCommit(root, file), lines: new Set(committedLines(root, file)) }
    origins.set(file, origin)
    return origin
  }
  const byCommit = new Map<string, Map<string, Shot>>()
  for (const [shot, fingerprint] of accepted) {
    const key = shotKey(shot)
    const png = pictures.get(fingerprint)
    if (png) {
      await onFound(shot, { png, verified: true })
      continue
    }
    try {
      const { commit, lines } = originOf(join(folder, indexFileOf(key)))
      if (!lines.has(indexLine(key, fingerprint))) throw new Error(`no commit contains it: commit ${folder} together with the code`)
      byCommit.set(commit, (byCommit.get(commit) ?? new Map<string, Shot>()).set(key, shot))
    } catch (error) {
      await onFound(shot, { reason: reasonOf(error) })
    }
  }
  for (const [commit, open] of byCommit) {
    const name = `commit ${commit.slice(0, 12)}`
    try {
      await renderCommit(commit, [...open.values()], async (captured) => {
        const shot = open.get(shotKey(captured))
        if (!shot) return
        open.delete(shotKey(captured))
        const { png, fingerprint, note, skip } = captured
        const verified = fingerprint === accepted.get(shot)
        if (png && fingerprint && verified) pictures.put(fingerprint, png)
        await onFound(shot, png ? { png, verified } : { reason: `${name} does not render it: ${note ?? skip ?? 'no picture'}` })
      })
    } catch (error) {
      for (const shot of open.values()) await onFound(shot, { reason: `${name} cannot be rendered: ${reasonOf(error)}` })
    }
  }
  pictures.evict()
}
