import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'
import { commitSourceHash } from './storybookBuild.ts'

/** Beside the indexes: the hash of the sources of which every screenshot was captured and accepted. */
const verifiedFile = 'verified.hash'

/** Records that the accepted screenshots are all those of these sources. */
export const writeVerified = (folder: string, sourceHash: string): void => writeFileSync(join(folder, verifiedFile), `${sourceHash}\n`)

/** How many commits before the record may have the sources of the pictures: rendering all takes half an hour, and work goes on meanwhile. */
const searchedCommits = 20

/**
 * The commit whose sources all accepted screenshots show: the one that recorded their hash, or the last before it with these sources.
 * Undefined without one, as in a clone that is too shallow, or when such sources were never committed.
 */
export function verifiedCommit(root: string, folder: string): string | undefined {
  const file = join(folder, verifiedFile)
  if (!existsSync(join(root, file))) return undefined
  const recorded = readFileSync(join(root, file), 'utf8').trim()
  const record = git(root, 'log', '-1', '--format=%H', '--', file)
  const commits = record ? git(root, 'rev-list', `--max-count=${searchedCommits}`, record).split('\n') : []
  return commits.find((commit) => commitSourceHash(root, commit) === recorded)
}
