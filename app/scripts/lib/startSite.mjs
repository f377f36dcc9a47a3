import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './freePorts.mjs'
import { root } from './install.mjs'
import { serverPrograms } from './serverPrograms.mjs'
import { waitUntilReady } from './waitUntilReady.mjs'

/** Shared image cache of a test run. Its keys are content hashes, so that several sites can share it. */
export const sharedImageCache = join(root, 'test-results/images')

/** Shared by all sites of this process, so that a second site can use the platform of the first. */
const siteKey = randomBytes(32).toString('base64url')

/**
 * Starts the built platform and site on free loopback ports with an empty data directory; for tests and benchmarks. Resolves when both are
 * ready. `imageCache`: folder of a shared image cache. `backendUrl`: URL of a running back end; then only the site is started.
 * `onOutput` receives what both servers write (stdout and stderr). `dataDir`: their folder, with the embedded database.
 * `restartPlatform`, `stopPlatform` and `stopSite` are for tests of failures; the latter two resolve to the exit status.
 * @param {{ env?: Record<string, string>, imageCache?: string, backendUrl?: string, onOutput?: (text: string) => void }} [options]
 */
export async function startSite({ env = {}, imageCache, backendUrl, onOutput } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordlys-'))
  if (imageCache) {
    mkdirSync(imageCache, { recursive: true })
    symlinkSync(imageCache, join(dataDir, 'images'))
  }
  const [port, platformPort] = await freePorts(2)
  const url = `http://127.0.0.1:${port}`
  const platformUrl = backendUrl ?? `http://127.0.0.1:${platformPort}`
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    RATE_LIMITS:
      'login=10000,registration=10000,emailCheck=10000,bonusCode=10000,card=10000,contact=10000,message=10000,consent=10000,unsubscribe=10000,upload=10000,statement=10000,default=1000000,image=1000000',
    PLATFORM_TEST_CONTROLS: '1',
    SITE_KEY: siteKey,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    SITE_URL: url,
    ...(backendUrl && { BACKEND_BASE_URL: backendUrl }),
    ...env,
  }
  let platform = backendUrl ? null : await launch('platform', environment, `${platformUrl}/readyz`, onOutput)
  const site = await launch('site', environment, `${url}/readyz`, onOutput)
  return {
    url,
    platformUrl,
    dataDir,
    sitePid: site.pid,
    platformPid: platform?.pid,
    stopSite: () => stop(site, 'SIGTERM'),
    stopPlatform: (signal = 'SIGTERM') => stop(platform, signal),
    restartPlatform: async () => {
      platform = await launch('platform', environment, `${platformUrl}/readyz`, onOutput)
    },
    stop: async () => {
      await Promise.all([stop(site, 'SIGTERM'), platform && stop(platform, 'SIGTERM')])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(name, env, ready, onOutput) {
  const { flags, program, env: defaults } = serverPrograms[name]
  const child = spawn(process.execPath, [...flags, program], { cwd: root, env: { ...defaults, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
      onOutput?.(chunk)
    })
  const died = new Promise((_, reject) => child.once('exit', (code) => reject(new Error(`${name} ended with ${code}\n${output}`))))
  const up = waitUntilReady(ready, { timeoutMs: 180_000 }).catch((error) => {
    child.kill('SIGKILL')
    throw new Error(`${error.message}\n${output}`)
  })
  await Promise.race([up, died])
  died.catch(() => undefined) // after start-up, an exit is either intended or visible to the caller as a refused connection
  return child
}

function stop(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })
}
