import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, evictOldest, touch } from './cache.ts'
import { git, gitFiles, projectRoot } from './git.ts'

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
  /^(?:stories\/(?:visual|__baselines__)|app\/(?:e2e|bench|pictures|site\/server|scripts\/(?!lib\/languages\.)))|(?:\.test\.tsx?|\.mdx?)$/

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
/** A build of some story files has a folder of its own. */
const buildName = (key: string, storyFiles: readonly string[] | undefined): string =>
  storyFiles ? `${key}-${hashOf([...storyFiles].sort()).slice(0, 8)}` : key

/** The cached build of these sources that contains the story files (default: all). */
export function findBuild(key: string, storyFiles?: readonly string[]): StorybookBuild | undefined {
  for (const name of storyFiles ? [key, buildName(key, storyFiles)] : [key]) {
    const folder = join(buildsFolder(), name)
    if (touch(folder)) return { folder, sourceHash: key, root: readFileSync(join(folder, '.root'), 'utf8') }
  }
  return undefined
}

/** Builds the Storybook of a working tree into the cache. Throws with the end of the output if the build fails. */
export function buildStorybook(root: string, key: string, storyFiles?: readonly string[]): StorybookBuild {
  mkdirSync(buildsFolder(), { recursive: true })
  const partial = mkdtempSync(join(buildsFolder(), '.partial-'))
  const options = {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: 'production', STORIES_ONLY: '1', ...(storyFiles ? { STORY_FILES: storyFiles.join(':') } : {}) },
  } as const
  try {
    execFileSync('npm', ['run', '--silent', 'tokens'], options)
    execFileSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--stats-json', '-o', partial], options)
    if (sourceHash(root) !== key) throw new Error('sources changed during the build: run it again')
    writeFileSync(join(partial, '.root'), root)
    const folder = join(buildsFolder(), buildName(key, storyFiles))
    if (!existsSync(folder)) renameSync(partial, folder) // another process may have built the same
    evictOldest(buildsFolder(), maxBuilds, () => 1)
    return { folder, sourceHash: key, root }
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string } // execFileSync adds both to its error
    throw new Error(`the Storybook build failed:\n${`${stdout}${stderr}`.slice(-2000) || message}`)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** The Storybook of the present sources with the given story files (default: all), built unless it is cached. */
export function ensureStorybook(storyFiles?: readonly string[]): StorybookBuild {
  const key = sourceHash()
  const found = findBuild(key, storyFiles)
  if (found) return found
  console.info(storyFiles ? `Building Storybook with ${storyFiles.length} story files …` : 'Building Storybook …')
  return buildStorybook(projectRoot, key, storyFiles)
}
