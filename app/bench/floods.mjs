// How long a visitor waits for pages and calls alone, and beside floods that one stranger or one player can send within the shipped limits.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { request } from '@playwright/test'
import { startSite } from '../scripts/lib/startSite.mjs'
import { floods, ofPlatform } from './floodRequests.mjs'
import { logIn } from './logIn.mjs'
import { median, percentile, printTable, repeat } from './table.mjs'

const visits = 200
const pauseMs = 5
/** A flood may take from a visitor so many times the wait, or so many ms. */
const [maxRatio, maxMs] = [3, 50]

/** On a site of its own, with the shipped limits. The floods come from another address than the visitor. */
export async function bench() {
  const site = await startSite({ env: { RATE_LIMITS: 'default=600', TRUST_PROXY: '1' } })
  try {
    await measureFloods(site)
  } finally {
    await site.stop()
  }
}

async function measureFloods({ url, platformUrl, sitePid, platformPid }) {
  const [flooder, visitor] = await Promise.all([0, 1].map((person) => logInAt(url, person)))
  const { data } = await (await fetch(`${url}/api/games/search-index`)).json()
  const known = { cookies: flooder, games: data.games.map(({ id }) => id) }
  const measureVisitor = () => measure(visitsOf({ url, platformUrl, cookies: visitor, games: known.games }))
  const [alone] = await repeat(1, measureVisitor, 2) // after a warm-up of the compiler and the caches
  const memory = () => `${megabytesOf(sitePid)} and ${megabytesOf(platformPid)} MB`
  const rows = [{ what: `alone (site and platform: ${memory()})`, measured: milliseconds(alone) }]
  for (const name of Object.keys(floods)) {
    const before = await measureVisitor()
    const flood = await startFlood(ofPlatform.includes(name) ? platformUrl : url, name, known)
    const beside = await measureVisitor()
    const { perSecond, statuses } = await flood.stop()
    const ratio = beside.p95 / before.p95
    rows.push({
      what: `beside ${name} (${perSecond} /s: ${statuses}; ${memory()})`,
      measured: `${milliseconds(before)} → ${milliseconds(beside)}`,
      bound: `×${ratio.toFixed(1)}; at most ×${maxRatio} or ${maxMs} ms, none failed`,
      exceeded: beside.failures.length > 0 || (ratio > maxRatio && beside.p95 > maxMs),
    })
    await setTimeout(1000)
  }
  printTable('Wait of a visitor, median / 95th percentile (flood: a process of its own)', rows)
}

const milliseconds = ({ median, p95, failures }) =>
  `${failures.length > 0 ? `${failures.length} failed (${[...new Set(failures)].join(', ')}), ` : ''}${median.toFixed(1)} / ${p95.toFixed(1)} ms`

/** The cookie header of a test person who has just logged in. */
async function logInAt(url, person) {
  const context = await request.newContext()
  await logIn({ request: context }, url, undefined, person)
  const { cookies } = await context.storageState()
  await context.dispose()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** What a visitor asks for in turn: the front page, a game, a search, the player's own profile, and a game on the platform. */
const visitsOf = ({ url, platformUrl, cookies, games }) => [
  () => fetch(url),
  (n) => fetch(`${url}/spilleautomater?soeg=ravn&side=${n}`),
  (n) => fetch(`${platformUrl}/game/${games[n]}`),
  () =>
    fetch(`${url}/api/user/user-profile`, {
      method: 'POST',
      headers: { cookie: cookies, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    }),
]

/** Sends the requests one after the other; the waits in ms, and the paths and statuses of those that failed. */
async function measure(requests) {
  const waits = []
  const failures = []
  for (let n = 0; n < visits; n++) {
    const start = performance.now()
    const response = await requests[n % requests.length](n)
    await response.text()
    waits.push(performance.now() - start)
    if (!response.ok) failures.push(`${response.status} ${new URL(response.url).pathname}`)
    await setTimeout(pauseMs)
  }
  return { median: median(waits), p95: percentile(waits, 95), failures }
}

/** Resident memory of a process in MB. */
const megabytesOf = (pid) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Starts a flood in a process of its own, so that its work does not delay the visitor's. Resolves when it has sent its first requests. */
async function startFlood(url, name, known) {
  const program = fileURLToPath(new URL('floodRequests.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, url, name, JSON.stringify(known)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  await setTimeout(500)
  return {
    stop: async () => {
      child.send('stop')
      const [result] = await once(child, 'message')
      await once(child, 'exit')
      return result
    },
  }
}
