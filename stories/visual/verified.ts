import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'
import { commitSourceHash } from './storybookBuild.ts'

/** Beside the indexes: the hash of the sources of which every screenshot was captured and accepted. */
const verifiedFile = 'verified.hash'

/** Records that the accepted screenshots are all those of these sources. */
export const writeVerified = (folder: string, sourceHash: string): void => writeFileSync(join(folder, verifiedFile), `${sourceHash}\n`)

/**
 * The commit whose sources all accepted screenshots show: the one that recorded their hash. Undefined without one, as in a clone that is too
 * shallow, or when other sources were committed with the record.
 */
export function verifiedCommit(root: string, folder: string): string | undefined {
  const file = join(folder, verifiedFile)
  if (!existsSync(join(root, file))) return undefined
  const commit = git(root, 'log', '-1', '--format=%H', '--', file)
  return commit && commitSourceHash(root, commit) === readFileSync(join(root, file), 'utf8').trim() ? commit : undefined
}
