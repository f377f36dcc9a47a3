// `npm start`: installs and builds what is missing, starts platform and site, and prints their URLs. `--dev`: runs the sources with
// hot module replacement, and restarts a server when one of its files changes. Imports only Node built-ins, because packages may not be
// installed yet.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reachableHost } from '../shared/reachableHost.mjs'
import { assertPortsFree } from './lib/assertPortsFree.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { onRunnerDeath } from './lib/onRunnerDeath.mjs'
import { serverPrograms } from './lib/serverPrograms.mjs'
import { stopInOrder } from './lib/stopInOrder.mjs'
import { waitUntilReady } from './lib/waitUntilReady.mjs'

const began = performance.now()
const dev = process.argv.includes('--dev')
const env = { ...process.env, NODE_ENV: dev ? 'development' : 'production' }
const port = Number(env.PORT || 3000)
const platformPort = Number(env.PLATFORM_PORT || port + 1)
const host = reachableHost(env.HOST || '127.0.0.1')
env.PUBLIC_URL ||= `http://${host}:${port}`
env.DATA_DIR ||= join(root, '.data')
env.LOG_LEVEL ||= 'warn'
env.DRAIN_SECONDS ||= '0'
const drainMs = Number(env.DRAIN_SECONDS) * 1000 || 0
/** More than a server takes for the requests under way. */
const stopLimitMs = 40_000
const site = `http://${host}:${port}`
const platform = `http://${host}:${platformPort}`

const sources = { platform: 'app/platform/main.ts', site: 'app/site/server/main.ts' }
/**
 * A development server restarts when a file that it imports changes, or one of the rules that the platform reads once. Texts and the other
 * seed files need no restart: the platform reads them again.
 */
const enforcedRules = ['system-config.json', 'bonuses.json'].flatMap((file) => ['--include', `app/platform/seed/${file}`])
const watchArguments = ['watch', '--clear-screen=false', '--exclude', 'features/content/texts/**', ...enforcedRules]
const exitWithParent = ['--import', new URL('lib/exitWithParent.mjs', import.meta.url).href]
const children = new Map()
let stopping = false

function launch(name) {
  if (stopping) return
  const { flags, program } = serverPrograms[name]
  const args = dev ? [fileURLToPath(import.meta.resolve('tsx/cli')), ...watchArguments, sources[name]] : [...flags, program]
  // a process group of its own: Ctrl+C in a terminal reaches this process only, which stops the others in order
  const child = spawn(process.execPath, [...exitWithParent, ...args], {
    cwd: root,
    env: { ...serverPrograms[name].env, ...env },
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  })
  children.set(name, child)
  child.once('exit', (code, signal) => {
    children.delete(name)
    if (stopping) return
    console.error(`\nThe ${name} exited unexpectedly (${signal ?? `status ${code}`}); see its error above. All processes are stopped.`)
    stop(1)
  })
}

/** Stops the site before the platform that it calls, and exits. Asked again, it kills both, and in development their watchers. */
async function stop(status) {
  if (stopping) {
    for (const { pid } of children.values()) if (pid) process.kill(-pid, 'SIGKILL') // the group: a watcher would leave its server behind
    return
  }
  stopping = true
  await stopInOrder([...children.values()].reverse(), drainMs + stopLimitMs)
  process.exit(status)
}

const waitForServer = (url) => waitUntilReady(url, { timeoutMs: 120_000, isCancelled: () => stopping })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
// npm passes signals on, but not SIGKILL
if (env.npm_lifecycle_event) onRunnerDeath(() => void stop(1))

try {
  const ports = {
    PORT: port,
    ...(!env.BACKEND_BASE_URL && { PLATFORM_PORT: platformPort }),
    ...(env.METRICS_PORT && { METRICS_PORT: Number(env.METRICS_PORT) }),
  }
  await assertPortsFree(ports, env.HOST || '127.0.0.1')
  ensureInstalled()
  const { buildTokens, ensureBuilt } = await import('./lib/ensureBuilt.mjs')
  if (dev) buildTokens()
  else ensureBuilt()
  if (!env.BACKEND_BASE_URL) {
    env.SITE_KEY ||= randomBytes(32).toString('base64url') // shared by the two servers of this start
    launch('platform')
    await waitForServer(`${platform}/readyz`)
  }
  launch('site')
  await waitForServer(`${site}/readyz`)
  await waitForServer(`${site}/`)
  if (!stopping) printUrls()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

function printUrls() {
  console.info(`
  Klar på ${env.PUBLIC_URL}   (${((performance.now() - began) / 1000).toFixed(1)} s)
${
  env.BACKEND_BASE_URL
    ? `  Back end: ${env.BACKEND_BASE_URL}`
    : `  Testplatform: ${platform}

  Log in as a test person on the MitID test page, e.g. Freja Holm (1.250,00 kr., limits set) or Emil Krogh (never deposited).
  Register as Sofie Toft. Test cards: 4111 1111 1111 1111 approved, 4000 0000 0000 3220 3-D Secure challenge, 4000 0000 0000 0002 declined.`
}
  Stop with Ctrl+C.
`)
}
