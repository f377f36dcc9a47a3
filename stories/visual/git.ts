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
