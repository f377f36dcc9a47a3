import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { cacheFolder } from '../../app/scripts/lib/cacheFolder.mjs'
import { git, gitFiles } from '../../app/scripts/lib/git.mjs'
import { root as projectRoot } from '../../app/scripts/lib/install.mjs'
import { linkPackages } from '../../app/scripts/lib/linkPackages.mjs'
import { hashFiles } from '../../app/scripts/lib/sourceHash.mjs'
import type { Story } from './shots.ts'

/** Built Storybooks kept in the cache; one weighs 13 MB. */
const maxBuilds = 12
const sources = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook', 'package-lock.json']
const ignoredSources =
  /^(?:stories\/(?:visual|__baselines__)|app\/(?:e2e|bench|pictures|site\/server|scripts\/(?!lib\/languages\.)))|(?:\.test\.tsx?|\.mdx?)$/

/** Hash of all sources of the Storybook in the working tree. */
export const sourceHash = (): string => hashFiles(gitFiles(projectRoot, sources).filter((file) => !ignoredSources.test(file))).slice(0, 16)

/** Folder of a built Storybook, shared by the clones of the repository. */
const buildFolder = (key: string): string => join(cacheFolder(), 'storybooks', key)

/** Deletes all builds but those that were used last. */
function deleteOldBuilds(): void {
  const builds = fs.readdirSync(buildFolder('')).map((name) => buildFolder(name))
  const usedAt = (path: string) => fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 // another run may have deleted it
  for (const folder of builds.sort((a, b) => usedAt(b) - usedAt(a)).slice(maxBuilds)) fs.rmSync(folder, { recursive: true, force: true })
}

/**
 * The folder of a Storybook without docs pages, cached by its key, else built in the working tree that `use` prepares. Throws with the end of
 * the output if the build fails.
 */
function ensureBuild(key: string, what: string, use: (build: (root: string) => void) => void): string {
  const folder = buildFolder(key)
  if (fs.existsSync(folder)) {
    fs.utimesSync(folder, new Date(), new Date())
    return folder
  }
  console.info(`Building ${what} …`)
  fs.mkdirSync(buildFolder(''), { recursive: true })
  const partial = fs.mkdtempSync(buildFolder('.partial-'))
  try {
    use((root) => {
      const env = { ...process.env, NODE_ENV: 'production', STORIES_ONLY: '1' }
      const options = { cwd: root, env, stdio: 'pipe', encoding: 'utf8', maxBuffer: 1e8 } as const
      execFileSync('npm', ['run', '--silent', 'tokens'], options)
      execFileSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--stats-json', '-o', partial], options)
      fs.writeFileSync(join(partial, '.root'), root) // the ids of its module graph contain it
    })
    if (!fs.existsSync(folder)) fs.renameSync(partial, folder) // another process may have built the same
    deleteOldBuilds()
    return folder
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string } // execFileSync adds both to its error
    throw new Error(`the Storybook build failed:\n${`${stdout}${stderr}`.slice(-2000) || message}`)
  } finally {
    fs.rmSync(partial, { recursive: true, force: true })
  }
}

/** The Storybook of the present sources, with their hash. */
export function ensureStorybook(): { folder: string; sourceHash: string } {
  const key = sourceHash()
  const folder = ensureBuild(key, 'Storybook', (build) => {
    build(projectRoot)
    if (sourceHash() !== key) throw new Error('sources changed during the build: run it again')
  })
  return { folder, sourceHash: key }
}

/** The folder of the Storybook of a commit, built in a temporary git worktree. Throws if it cannot be checked out, installed or built. */
export const ensureCommitStorybook = (commit: string, root: string = projectRoot): string =>
  ensureBuild(commit, `the Storybook of commit ${commit.slice(0, 12)}`, (build) => {
    const worktree = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'visual-commit-')))
    try {
      git(root, 'worktree', 'add', '--detach', '--force', worktree, commit)
      const lockOf = (folder: string) => fs.readFileSync(join(folder, 'package-lock.json'), 'utf8')
      if (lockOf(root) === lockOf(worktree)) linkPackages(root, worktree)
      else {
        console.info('Installing its dependencies: its package-lock.json differs from the present one …')
        // the preview server sets NODE_ENV to production, with which npm leaves out what only development needs
        execFileSync('npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
          cwd: worktree,
          stdio: 'pipe',
        })
      }
      build(worktree)
    } finally {
      fs.rmSync(worktree, { recursive: true, force: true })
      git(root, 'worktree', 'prune')
    }
  })

/** The stories of a built Storybook. */
export function listStories(folder: string): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(fs.readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** Serves a folder of files on a free loopback port; the address ends with `/`. */
export async function serveStorybook(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: '.' },
    appType: 'mpa', // an unknown path is an error
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
