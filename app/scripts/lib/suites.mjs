import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../platform/testing/postgres.mjs'
import { aptInstall, ensureChromium } from './chromium.mjs'
import { CommandError } from './commandError.mjs'
import { countFlakes } from './flakes.mjs'
import { hasCommits } from './git.mjs'
import { suites } from './suiteList.mjs'
import { countPrinted, countTests } from './suiteReports.mjs'

/** Suites that run at a time. */
const lanes = 2
const progressIntervalMs = 30_000

/**
 * Runs suites and prints the table. `names`: these and the suites they need; none: all of `npm test`, or of the release. Resolves to whether
 * all passed; rejects with a `CommandError` if there is no such suite.
 * @param {string} root
 * @param {{ names?: readonly string[], release?: boolean }} selection
 */
export async function runSuites(root, { names = [], release = false }) {
  const selected = select(names, release)
  const started = Date.now()
  const reports = join(root, 'test-results/suites')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const chromium = await ensureChromium()
  const database = selected.some((suite) => suite.database) ? await openDatabase() : null
  const env = { ...process.env, CHROMIUM_PATH: chromium, NO_COLOR: '1', FORCE_COLOR: undefined, TEST_DATABASE_URL: undefined }
  const results = await schedule(selected, async (suite, onOutput) => {
    if (suite.git && !hasCommits(root)) return { ...notRun(suite), skipped: 1, note: 'no git repository' }
    const databaseEnv = suite.database && database ? { TEST_DATABASE_URL: database.url } : {}
    const result = await run(suite, { root, reports, onOutput, env: { ...env, ...databaseEnv, ...(release && suite.release?.env) } })
    return suite.database && !database ? withoutPostgres(result) : result
  }).finally(() => database?.stop())

  printTable(results)
  const retried = results.flatMap((result) => result.retried ?? [])
  if (retried.length > 0)
    console.info(`${retried.length} passed on a second try:\n${retried.map(({ title, error }) => `${title}: ${error}`).join('\n')}`)
  const flakes = countFlakes(retried.map(({ title }) => title))
  if (flakes.length > 0) console.info(`on a second try, in the last runs on this machine:\n${flakes.join('\n')}`)
  console.info(`${((Date.now() - started) / 1000).toFixed(0)} s in total`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.info(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return sum('failed') === 0
}

/** The suites with their commands, in the order of the list. */
function select(names, release) {
  const all = suites.map(({ args = [], ...suite }) => ({
    ...suite,
    command: [...suite.command, ...((release && suite.release?.args) || args)],
  }))
  const find = (name) => all.find((suite) => suite.name === name)
  const unknown = names.filter((name) => !find(name))
  if (unknown.length > 0)
    throw new CommandError(`unknown suite: ${unknown.join(', ')}; available: ${all.map(({ name }) => name).join(', ')}`)
  if (names.length === 0) return all.filter((suite) => release || !suite.release?.only)
  const withNeeds = (name) => [name, ...(find(name).needs ?? []).flatMap(withNeeds)]
  const wanted = new Set(names.flatMap(withNeeds))
  return all.filter(({ name }) => wanted.has(name))
}

const notRun = ({ name }) => ({ name, passed: 0, failed: 0, skipped: 0, seconds: 0 })

/** Runs suites in dependency order and prints the progress; a suite that needs a failed one fails without running. */
async function schedule(list, start) {
  const began = Date.now()
  const results = new Map()
  const running = new Map()
  /** Suites, their tests so far, and the time left, at the speed of this machine as far as it is known. */
  const progress = () => {
    const now = Date.now()
    const spent = ({ name }) => (running.has(name) ? (now - running.get(name).since) / 1000 : (results.get(name)?.seconds ?? 0))
    const slowness = Math.max(1, ...list.filter(({ seconds }) => seconds >= 60).map((suite) => spent(suite) / suite.seconds))
    const open = list.filter(({ name }) => !results.has(name))
    const leftOf = open.map((suite) => Math.max(suite.seconds * slowness - spent(suite), spent(suite) / 10))
    const left = Math.max(leftOf.reduce((sum, seconds) => sum + seconds, 0) / lanes, ...leftOf)
    const current = [...running].map(([name, { since, output }]) => {
      const count = countPrinted(output)
      return `${name} ${count > 0 ? `${count} tests, ` : ''}${((now - since) / 1000).toFixed(0)} s`
    })
    const parts = [`${results.size} of ${list.length} suites`, ...current, `about ${Math.ceil(left / 60)} min left`]
    console.info(`  ${((now - began) / 1000).toFixed(0)} s: ${parts.join('; ')}`)
  }
  const timer = setInterval(progress, progressIntervalMs).unref()
  const waiting = [...list]
  while (waiting.length > 0 || running.size > 0) {
    const isOver = (name) => results.has(name) || !list.some((suite) => suite.name === name)
    const next = waiting.findIndex(({ needs = [] }) => needs.every(isOver))
    if (running.size < lanes && next >= 0) {
      const [suite] = waiting.splice(next, 1)
      const { name, needs = [] } = suite
      const broken = needs.find((need) => results.get(need)?.failed > 0)
      const state = { since: Date.now(), output: '' }
      const outcome = broken
        ? Promise.resolve({ ...notRun(suite), failed: 1, note: `needs ${broken}` })
        : start(suite, (output) => {
            state.output += output
          })
      state.promise = outcome.then((result) => {
        results.set(name, result)
        running.delete(name)
      })
      running.set(name, state)
    } else {
      await Promise.race([...running.values()].map(({ promise }) => promise))
    }
  }
  clearInterval(timer)
  return list.map(({ name }) => results.get(name))
}

/** `TEST_DATABASE_URL`, else a temporary PostgreSQL server (installed by apt as root), else null. */
async function openDatabase() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  if (!findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) aptInstall(['postgresql'])
  const postgres = await startPostgres()
  console.info(
    `platform: ${postgres ? `${postgres.version}, money on the embedded database too` : 'the embedded database, no PostgreSQL found'}`,
  )
  return postgres
}

/** With `REQUIRE_POSTGRES` (CI) a missing PostgreSQL is a failure; elsewhere a note in the table. */
const withoutPostgres = (result) =>
  process.env.REQUIRE_POSTGRES
    ? { ...result, failed: result.failed + 1, note: 'no PostgreSQL on this machine' }
    : { ...result, note: 'on the embedded database' }

/** Vitest's workers make much short-lived garbage: with a larger young generation the unit tests take 6 % less processor time. */
const vitestEnv = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` }

async function run({ name, command, report }, { root, reports, onOutput, env }) {
  const started = Date.now()
  const file = join(reports, `${name}.json`)
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
    visual: ['--json', file],
  }
  const { code, output } = await capture([...command, ...(reporters[report] ?? [])], onOutput, {
    cwd: root,
    env: { ...env, ...(report === 'vitest' && vitestEnv), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const seconds = (Date.now() - started) / 1000
  const counts = report ? countTests(report, file) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const counted = counts.passed + counts.failed + (report === 'visual' ? counts.skipped : 0) // a comparison skips only with a reason
  // a crash outside any test is a failure, and so is a suite without tests
  if ((code !== 0 && counts.failed === 0) || counted === 0) counts.failed = 1
  if (counts.failed > 0) console.info(`\n── ${name} ──\n${output.slice(-20_000)}`)
  console.info(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)`)
  return { name, note: '', ...counts, seconds }
}

function capture([program, ...args], onOutput, options) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const take = (text) => {
      output += text
      onOutput(text)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take) // a part may end within a letter
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function printTable(results) {
  const row = (name, cells, note) =>
    console.info(`${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(9)).join('')}  ${note ?? ''}`)
  row('\nsuite'.padEnd(15), ['passed', 'failed', 'skipped', 'seconds'])
  for (const { name, passed, failed, skipped, seconds, note } of results) row(name, [passed, failed, skipped, seconds.toFixed(0)], note)
}
