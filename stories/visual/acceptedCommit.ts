import { git } from './git.ts'

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

/** Lines of a file in the last commit. */
export const committedLines = (root: string, file: string): string[] => git(root, 'show', `HEAD:./${file}`).split('\n')
