import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '@casino/features/format/duration'
import { cacheFolder } from './cache.ts'
import { git, projectRoot } from './git.ts'
import { buildStorybook, commitSourceHash, findBuild, type StorybookBuild } from './storybookBuild.ts'

/** Copied, links included: the workspaces' links must lead to the commit's own, and Vite serves fonts from below its root only. */
const copiedScopes = ['@casino', '@fontsource-variable']
const ignoredEntries = ['.cache', '.vite', '.vite-temp']

/** Gives a worktree the installed dependencies of another, by a link to nearly every package. */
export function linkDependencies(from: string, to: string): void {
  const link = (folder: string) => {
    mkdirSync(join(to, folder), { recursive: true })
    for (const name of readdirSync(join(from, folder))) {
      const [source, target] = [join(from, folder, name), join(to, folder, name)]
      if (copiedScopes.includes(name)) cpSync(source, target, { recursive: true, verbatimSymlinks: true })
      else if (!ignoredEntries.includes(name)) symlinkSync(source, target)
    }
  }
  link('node_modules')
  for (const name of readdirSync(to))
    if (name !== 'node_modules' && existsSync(join(from, name, 'node_modules'))) link(join(name, 'node_modules'))
}

function installDependencies(root: string, worktree: string, commit: string): void {
  const lock = 'package-lock.json'
  if (readFileSync(join(root, lock)).equals(readFileSync(join(worktree, lock)))) {
    linkDependencies(root, worktree)
    return
  }
  console.info(`Installing the dependencies of commit ${commit.slice(0, 12)}: its ${lock} differs from the present one …`)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: worktree, stdio: 'pipe' })
}

/** Deletes the worktrees of interrupted runs: a signal ends the process while it waits for the build. No build takes a day. */
function deleteAbandonedWorktrees(folder: string): void {
  for (const name of readdirSync(folder)) {
    const changed = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 // another run may have deleted it
    if (changed < Date.now() - dayMs) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * The Storybook of a commit with the given story files, built in a temporary git worktree unless it is cached. Throws if the commit cannot
 * be checked out or built.
 */
export function ensureCommitStorybook(
  commit: string,
  storyFiles: readonly string[] | undefined,
  root: string = projectRoot,
): StorybookBuild {
  const key = commitSourceHash(root, commit)
  const found = findBuild(key, storyFiles)
  if (found) return found
  console.info(`Building the Storybook of commit ${commit.slice(0, 12)}${storyFiles ? ` with ${storyFiles.length} story files` : ''} …`)
  const folder = join(cacheFolder(), 'worktrees')
  mkdirSync(folder, { recursive: true })
  deleteAbandonedWorktrees(folder)
  const worktree = realpathSync(mkdtempSync(join(folder, `${commit.slice(0, 12)}-`)))
  try {
    git(root, 'worktree', 'add', '--detach', '--force', worktree, commit)
    installDependencies(root, worktree, commit)
    return buildStorybook(worktree, key, storyFiles)
  } finally {
    rmSync(worktree, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
}
