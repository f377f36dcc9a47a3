import { join } from 'node:path'
import { git } from '../../app/scripts/lib/git.mjs'
import { baselineFolder, indexFileOf, indexLine } from './baselines.ts'
import { captureShots } from './captureShots.ts'
import { withBrowser } from './screenshotBrowser.ts'
import { type Shot, shotKey } from './shots.ts'
import { ensureCommitStorybook } from './storybookBuild.ts'

/** What the accepted commit renders on this machine, with its fingerprint. Or a sentence that says why there is none. */
export type ExpectedPicture = { png: Buffer; fingerprint: string } | { reason: string }
/** Calls `onFound` with the expected picture of each shot, given with its accepted fingerprint. */
export type FindExpected = (
  accepted: ReadonlyMap<Shot, string>,
  onFound: (shot: Shot, expected: ExpectedPicture) => Promise<void>,
) => Promise<void>

/**
 * The commit that renders what a file of fingerprints accepts: the last that changed the file. Fingerprints are committed together with the
 * code, and squashes and rebases keep both together. Throws with a sentence that says why there is none and what helps.
 */
export function acceptedCommit(root: string, file: string): string {
  const commit = git(root, 'log', '-1', '--format=%H', '--', file)
  if (!commit) throw new Error(`no commit contains ${file}: commit it together with the code`)
  // git shows the oldest commit of a shallow clone as if it had written every file
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true'
  if (isShallow && git(root, 'rev-list', '--max-parents=0', 'HEAD').split('\n').includes(commit))
    throw new Error('this clone is shallow and may not contain the commit that accepted it: run `git fetch --unshallow`')
  return commit
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Groups shots by their accepted commit; those that have none by the sentence that says why. A line that is not committed has none. */
export function groupByCommit(root: string, accepted: ReadonlyMap<Shot, string>): Map<string, Shot[]> {
  const groups = new Map<string, Shot[]>()
  const origins = new Map<string, { commit: string; lines: string }>()
  const originOf = (file: string) => origins.get(file) ?? { commit: acceptedCommit(root, file), lines: git(root, 'show', `HEAD:./${file}`) }
  for (const [shot, fingerprint] of accepted) {
    let group: string
    try {
      const file = join(baselineFolder, indexFileOf(shotKey(shot)))
      const { commit, lines } = originOf(file)
      origins.set(file, { commit, lines })
      const isCommitted = lines.split('\n').includes(indexLine(shotKey(shot), fingerprint))
      group = isCommitted ? commit : `no commit contains it: commit ${baselineFolder} together with the code`
    } catch (error) {
      group = reasonOf(error)
    }
    groups.set(group, [...(groups.get(group) ?? []), shot])
  }
  return groups
}

/** Renders the expected pictures with the Storybook of the commit that accepted them. */
export const renderExpected =
  (root: string): FindExpected =>
  async (accepted, onFound) => {
    for (const [commit, shots] of groupByCommit(root, accepted)) {
      const open = new Map(shots.map((shot) => [shotKey(shot), shot]))
      const isCommit = /^[\da-f]{40}$/.test(commit)
      const name = `commit ${commit.slice(0, 12)}`
      try {
        if (isCommit)
          await withBrowser(ensureCommitStorybook(commit), (camera) =>
            captureShots(camera, shots, async ({ png, fingerprint = '', note, skip, ...captured }) => {
              const shot = open.get(shotKey(captured))
              open.delete(shotKey(captured))
              if (shot) await onFound(shot, png ? { png, fingerprint } : { reason: `${name} does not render it: ${note ?? skip}` })
            }),
          )
        for (const shot of open.values()) await onFound(shot, { reason: isCommit ? `${name} does not render it` : commit })
      } catch (error) {
        for (const shot of open.values()) await onFound(shot, { reason: `${name} cannot be rendered: ${reasonOf(error)}` })
      }
    }
  }
