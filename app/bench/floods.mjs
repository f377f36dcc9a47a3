// How long a visitor waits for a page alone, and beside floods of requests that a stranger can send without an account.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { floods } from './floodRequests.mjs'
import { median, percentile, printTable, repeat } from './table.mjs'

const visits = 200
const pauseMs = 5

export async function bench({ url }) {
  const [alone] = await repeat(1, () => measure(url), 5) // after a warm-up of the compiler and the caches
  const rows = [{ what: 'alone', measured: milliseconds(alone) }]
  for (const name of Object.keys(floods)) {
    const flood = await startFlood(url, name)
    const beside = await measure(url)
    const { perSecond, statuses } = await flood.stop()
    const ratio = (key) => `×${(beside[key] / alone[key]).toFixed(1)}`
    rows.push({
      what: `beside ${name} (${perSecond} /s: ${statuses})`,
      measured: milliseconds(beside),
      bound: `${ratio('median')} / ${ratio('p95')}; at most ×4`,
    })
  }
  rows.push({ what: 'alone again', measured: milliseconds(await measure(url)) })
  printTable('Wait of a visitor for /, median / 95th percentile (flood: 10 connections from a process of its own)', rows)
}

const milliseconds = ({ median, p95, failures }) => `${failures ? `${failures} failed, ` : ''}${median.toFixed(1)} / ${p95.toFixed(1)} ms`

/** Requests the page one after the other; the waits in ms. */
async function measure(url) {
  const waits = []
  let failures = 0
  for (let n = 0; n < visits; n++) {
    const start = performance.now()
    const response = await fetch(url)
    await response.text()
    waits.push(performance.now() - start)
    if (!response.ok) failures += 1
    await setTimeout(pauseMs)
  }
  return { median: median(waits), p95: percentile(waits, 95), failures }
}

/** Starts a flood in a process of its own, so that its work does not delay the visitor's. Resolves when it has sent its first requests. */
async function startFlood(url, name) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('floodRequests.mjs', import.meta.url)), url, name], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
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
