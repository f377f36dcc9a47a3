import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Story } from './batches.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
/** Build without docs pages: not the published Storybook, but the same stories from the same sources. */
const buildFolder = join(projectRoot, 'node_modules/.cache/visual')
const sourceHashFile = join(buildFolder, '.sources')

const sources = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook', 'package-lock.json']
const ignoredSources = /^(?:stories\/(?:visual|__baselines__)|app\/(?:e2e|bench|scripts|server))\/|\.test\.tsx?$/

/** Tracked and untracked, not ignored files below the given paths. */
export const gitFiles = (paths: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(join(projectRoot, file)))

/** Hash of all sources of the built Storybook. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of gitFiles(sources).sort())
    if (!ignoredSources.test(file))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds Storybook with its module graph, unless it is already built from exactly these sources. Returns their hash. Throws if the build
 * fails.
 */
export function ensureStorybook(): string {
  const key = sourceHash()
  if (existsSync(sourceHashFile) && readFileSync(sourceHashFile, 'utf8') === key) return key
  console.info('Building Storybook …')
  const options = {
    cwd: projectRoot,
    stdio: 'pipe',
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: 'production', STORIES_ONLY: '1' },
  } as const
  try {
    execFileSync('npm', ['run', '--silent', 'tokens'], options)
    execFileSync('npx', ['storybook', 'build', '--quiet', '--stats-json', '-o', buildFolder], options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string } // execFileSync adds both to its error
    throw new Error(`the Storybook build failed:\n${`${stdout}${stderr}`.slice(-5000)}`)
  }
  writeFileSync(sourceHashFile, key)
  return key
}

/** Every story of the built Storybook. */
export function listStories(): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(readFileSync(join(buildFolder, 'index.json'), 'utf8'))
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** A module of the build and its importers. */
export interface BuildModule {
  id: string
  reasons: readonly { moduleName: string }[]
}

export const moduleGraph = (): BuildModule[] => JSON.parse(readFileSync(join(buildFolder, 'preview-stats.json'), 'utf8')).modules

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
}

/** Serves the built Storybook on a free loopback port. */
export async function serveStorybook(folder: string = buildFolder): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
