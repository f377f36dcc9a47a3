import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { git, gitFiles, projectRoot } from './git.ts'
import type { Story } from './shots.ts'

/** A Storybook built without docs pages: not the published one, but the same stories from the same sources. */
export interface StorybookBuild {
  folder: string
  /** Hash of the sources it is built from. */
  sourceHash: string
}

/** Built Storybooks kept in the cache; one weighs 13 MB. */
const maxBuilds = 12
const sources = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook', 'package-lock.json']
const ignoredSources =
  /^(?:stories\/(?:visual|__baselines__)|app\/(?:e2e|bench|pictures|site\/server|scripts\/(?!lib\/(?:languages|productionTokens|vanillaExtractStyles)\.)))|(?:\.test\.tsx?|\.mdx?)$/

const hashOf = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)

/** Hash of all sources of the Storybook in the working tree. */
export function sourceHash(root: string = projectRoot): string {
  const blob = (file: string): string => {
    const content = fs.readFileSync(join(root, file))
    return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex') // as git names the content
  }
  const files = gitFiles(root, sources).filter((file) => !ignoredSources.test(file))
  return hashOf(files.map((file) => `${blob(file)} ${file}`).sort())
}

/** The same hash for a commit, without checking it out. */
export function commitSourceHash(root: string, commit: string): string {
  const entries = git(root, 'ls-tree', '-r', '-z', commit, '--', ...sources).split('\0')
  const files = entries.flatMap((entry) => {
    const [, blob, file] = /^\S+ \S+ (\S+)\t(.*)$/.exec(entry) ?? []
    return blob && file && !ignoredSources.test(file) ? [`${blob} ${file}`] : []
  })
  return hashOf(files.sort())
}

/**
 * Folder of built Storybooks, outside the repository and shared by its clones: `VISUAL_CACHE_DIR`, else `nordlys-visual` in the user's cache
 * folder. It can be deleted at any time.
 */
const cacheFolder = (): string =>
  process.env.VISUAL_CACHE_DIR || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'nordlys-visual')
const buildFolder = (key: string): string => join(cacheFolder(), 'storybooks', key)

/** The cached build of these sources, marked as used. */
function findBuild(key: string): StorybookBuild | undefined {
  const folder = buildFolder(key)
  if (!fs.existsSync(folder)) return undefined
  fs.utimesSync(folder, new Date(), new Date())
  return { folder, sourceHash: key }
}

/** Deletes all builds but those that were used last. */
function deleteOldBuilds(): void {
  const builds = fs.readdirSync(buildFolder('')).map((name) => buildFolder(name))
  const usedAt = (path: string) => fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 // another run may have deleted it
  for (const folder of builds.sort((a, b) => usedAt(b) - usedAt(a)).slice(maxBuilds)) fs.rmSync(folder, { recursive: true, force: true })
}

/** Builds the Storybook of a working tree into the cache. Throws with the end of the output if the build fails. */
function buildStorybook(root: string, key: string): StorybookBuild {
  fs.mkdirSync(buildFolder(''), { recursive: true })
  const partial = fs.mkdtempSync(buildFolder('.partial-'))
  const options = {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: 'production', STORIES_ONLY: '1' },
  } as const
  try {
    execFileSync('npm', ['run', '--silent', 'tokens'], options)
    execFileSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--stats-json', '-o', partial], options)
    if (sourceHash(root) !== key) throw new Error('sources changed during the build: run it again')
    fs.writeFileSync(join(partial, '.root'), root) // the ids of its module graph contain it
    const folder = buildFolder(key)
    if (!fs.existsSync(folder)) fs.renameSync(partial, folder) // another process may have built the same
    deleteOldBuilds()
    return { folder, sourceHash: key }
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string } // execFileSync adds both to its error
    throw new Error(`the Storybook build failed:\n${`${stdout}${stderr}`.slice(-2000) || message}`)
  } finally {
    fs.rmSync(partial, { recursive: true, force: true })
  }
}

/** The Storybook of the present sources, built unless it is cached. */
export function ensureStorybook(): StorybookBuild {
  const key = sourceHash()
  const found = findBuild(key)
  if (found) return found
  console.info('Building Storybook …')
  return buildStorybook(projectRoot, key)
}

/** Copied, links included: the workspaces' links must lead to the commit's own, and Vite serves fonts from below its root only. */
const copiedScopes = ['@casino', '@fontsource-variable']
const ignoredEntries = ['.cache', '.vite', '.vite-temp']

/** Gives a worktree the installed dependencies of another, by a link to nearly every package. */
function linkDependencies(from: string, to: string): void {
  const link = (folder: string) => {
    fs.mkdirSync(join(to, folder), { recursive: true })
    for (const name of fs.readdirSync(join(from, folder))) {
      const [source, target] = [join(from, folder, name), join(to, folder, name)]
      if (copiedScopes.includes(name)) fs.cpSync(source, target, { recursive: true, verbatimSymlinks: true })
      else if (!ignoredEntries.includes(name)) fs.symlinkSync(source, target)
    }
  }
  link('node_modules')
  for (const name of fs.readdirSync(to))
    if (name !== 'node_modules' && fs.existsSync(join(from, name, 'node_modules'))) link(join(name, 'node_modules'))
}

/**
 * The Storybook of a commit, built in a temporary git worktree unless it is cached. Throws if the commit cannot be checked out, installed or
 * built.
 */
export function ensureCommitStorybook(commit: string, root: string = projectRoot): StorybookBuild {
  const key = commitSourceHash(root, commit)
  const found = findBuild(key)
  if (found) return found
  console.info(`Building the Storybook of commit ${commit.slice(0, 12)} …`)
  const worktree = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'visual-commit-')))
  try {
    git(root, 'worktree', 'add', '--detach', '--force', worktree, commit)
    const lockOf = (folder: string) => fs.readFileSync(join(folder, 'package-lock.json'), 'utf8')
    if (lockOf(root) === lockOf(worktree)) linkDependencies(root, worktree)
    else {
      console.info('Installing its dependencies: its package-lock.json differs from the present one …')
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: worktree, stdio: 'pipe' })
    }
    return buildStorybook(worktree, key)
  } finally {
    fs.rmSync(worktree, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
}

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
