import { execFileSync, spawnSync } from 'node:child_process'
import { CommandError } from './commandError.mjs'

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Whether the folder is the top of a git repository, which a downloaded archive is not. */
export const hasCommits = (root) => {
  const { stdout } = spawnSync('git', ['rev-parse', '--show-prefix', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return /^\n[0-9a-f]+\n/.test(stdout ?? '') // an empty prefix, then the commit; null without git
}

/** The commit that `--changed` compares with by default: the merge base with the main branch, else `HEAD`. */
export function mergeBase(root) {
  for (const main of ['origin/main', 'main'])
    try {
      const fork = git(root, 'merge-base', 'HEAD', main)
      if (fork !== git(root, 'rev-parse', 'HEAD') || main === 'origin/main') return fork
    } catch {
      // the branch does not exist
    }
  return 'HEAD'
}

/** Paths that differ from a commit, untracked files included, relative to the root. Throws a `CommandError` if there is no such commit. */
export function changedFiles(root, since) {
  try {
    git(root, 'rev-parse', '--verify', `${since}^{commit}`)
  } catch {
    throw new CommandError(`no such commit: ${since}${hasCommits(root) ? '' : ': this folder is not a git repository'}`)
  }
  return [git(root, 'diff', '--name-only', '--no-renames', since), git(root, 'ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean)
}
