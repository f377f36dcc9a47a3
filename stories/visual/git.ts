import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Output of git in the given working tree. Throws when git fails. */
export const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }).trimEnd()

/** Tracked and untracked, not ignored files below the given paths. */
export const gitFiles = (root: string, paths: readonly string[]): string[] =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths)
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

/** The merge base with the main branch, else `HEAD`. */
export function mergeBase(): string {
  for (const main of ['origin/main', 'main'])
    try {
      const fork = git(projectRoot, 'merge-base', 'HEAD', main)
      if (fork !== git(projectRoot, 'rev-parse', 'HEAD') || main === 'origin/main') return fork
    } catch {
      // the branch does not exist
    }
  return 'HEAD'
}

/** Files that differ from a commit, including untracked files. Throws if there is no such commit. */
export function changedFiles(since: string): string[] {
  try {
    git(projectRoot, 'rev-parse', '--verify', `${since}^{commit}`)
  } catch {
    throw new Error(`no such commit: ${since}`)
  }
  return [git(projectRoot, 'diff', '--name-only', '--no-renames', since), git(projectRoot, 'ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean)
}
