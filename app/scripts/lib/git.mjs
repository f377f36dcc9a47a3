import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './commandError.mjs'

/**
 * Output of git in a working tree. Throws when git fails.
 * @param {string} root
 * @param {readonly string[]} args
 */
export const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }).trimEnd()

/**
 * Tracked and untracked, not ignored files below these paths.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export const gitFiles = (root, paths) =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths)
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

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
  const lists = [git(root, 'diff', '--name-only', '--no-renames', since), git(root, 'ls-files', '--others', '--exclude-standard')]
  return lists.flatMap((list) => list.split('\n')).filter(Boolean)
}
