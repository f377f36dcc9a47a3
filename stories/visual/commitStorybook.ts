import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './cache.ts'
import { git, projectRoot } from './git.ts'
import { buildStorybook, commitSourceHash, findBuild, type StorybookBuild } from './storybookBuild.ts'

/** Folder of node_modules with links to the workspaces. They must lead to the commit's own, not to the present ones. */
const workspaceScope = '@casino'

/** Gives a worktree the installed dependencies of another: a link to every package, and its own links to the workspaces. */
export function linkDependencies(from: string, to: string): void {
  const link = (folder: string, skipped: readonly string[]) => {
    mkdirSync(join(to, folder), { recursive: true })
    for (const name of readdirSync(join(from, folder)))
      if (!skipped.includes(name)) symlinkSync(join(from, folder, name), join(to, folder, name))
  }
  link('node_modules', ['.cache', '.vite', '.vite-temp', workspaceScope])
  cpSync(join(from, 'node_modules', workspaceScope), join(to, 'node_modules', workspaceScope), { recursive: true, verbatimSymlinks: true })
  for (const { name, parentPath } of readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (name !== 'node_modules' && existsSync(join(parentPath, name, 'node_modules')) && existsSync(join(to, name)))
      link(join(name, 'node_modules'), ['.cache', '.vite', '.vite-temp'])
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
