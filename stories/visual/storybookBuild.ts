import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { cacheFolder, evictOldest, touch } from './cache.ts'
import { git, gitFiles, projectRoot } from './git.ts'
import type { Story } from './shots.ts'

/** A Storybook built without docs pages: not the published one, but the same stories from the same sources. */
export interface StorybookBuild {
  folder: string
  /** Hash of the sources it is built from. */
  sourceHash: string
  /** The working tree it was built in, which the ids of its module graph contain. */
  root: string
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
    const content = readFileSync(join(root, file))
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

const buildsFolder = (): string => join(cacheFolder(), 'storybooks')

/** The cached build of these sources. */
function findBuild(key: string): StorybookBuild | undefined {
  const folder = join(buildsFolder(), key)
  return touch(folder) ? { folder, sourceHash: key, root: readFileSync(join(folder, '.root'), 'utf8') } : undefined
}

/** Builds the Storybook of a working tree into the cache. Throws with the end of the output if the build fails. */
function buildStorybook(root: string, key: string): StorybookBuild {
  mkdirSync(buildsFolder(), { recursive: true })
  const partial = mkdtempSync(join(buildsFolder(), '.partial-'))
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
    writeFileSync(join(partial, '.root'), root)
    const folder = join(buildsFolder(), key)
    if (!existsSync(folder)) renameSync(partial, folder) // another process may have built the same
    evictOldest(buildsFolder(), maxBuilds)
    return { folder, sourceHash: key, root }
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string } // execFileSync adds both to its error
    throw new Error(`the Storybook build failed:\n${`${stdout}${stderr}`.slice(-2000) || message}`)
  } finally {
    rmSync(partial, { recursive: true, force: true })
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

/**
 * The Storybook of a commit, built in a temporary git worktree unless it is cached. Throws if the commit cannot be checked out, installed or
 * built.
 */
export function ensureCommitStorybook(commit: string, root: string = projectRoot): StorybookBuild {
  const key = commitSourceHash(root, commit)
  const found = findBuild(key)
  if (found) return found
  console.info(`Building the Storybook of commit ${commit.slice(0, 12)} …`)
  const worktree = realpathSync(mkdtempSync(join(tmpdir(), 'visual-commit-')))
  try {
    git(root, 'worktree', 'add', '--detach', '--force', worktree, commit)
    const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
    if (lockOf(root) === lockOf(worktree)) linkDependencies(root, worktree)
    else {
      console.info('Installing its dependencies: its package-lock.json differs from the present one …')
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: worktree, stdio: 'pipe' })
    }
    return buildStorybook(worktree, key)
  } finally {
    rmSync(worktree, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
}

/** The stories of a built Storybook. */
export function listStories({ folder }: StorybookBuild): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
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
