import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../platform/testing/postgres.mjs'
import { changedFiles, hasCommits, mergeBase } from './changedFiles.mjs'
import { aptInstall, ensureChromium } from './chromium.mjs'
import { CommandError } from './commandError.mjs'
import { suites } from './suiteList.mjs'
import { countTests, repeatedTests, slowestTests } from './suiteReports.mjs'

/**
 * Runs suites and prints the table. `names`: these and the suites they need (empty: all). `changedSince`: what the changes since that
 * commit affect (null: since the merge base with main). Resolves to whether all passed; rejects with a `CommandError` if there is no such
 * suite or commit.
 */
export async function runSuites(root, selection) {
  const selected = 'names' in selection ? select(selection.names) : selectChanged(root, selection.changedSince ?? mergeBase(root))
  const started = Date.now()
  const reports = join(root, 'test-results/suites')
  rmSync(reports, { recursive: true, force: true }) // only its own: a report of the visual comparison stays
  mkdirSync(reports, { recursive: true })
  const environment = { ...process.env, CHROMIUM_PATH: await ensureChromium(), FORCE_COLOR: '0' }
  const database = selected.some((suite) => suite.database) ? await openDatabase() : null
  const results = await schedule(selected, async (suite) => {
    if (suite.git && !hasCommits(root)) return { ...notRun(suite), skipped: 1, note: 'no git repository' }
    const databaseEnv = suite.database && database ? { TEST_DATABASE_URL: database.url } : {}
    const result = await run(suite, { root, reports, env: { ...environment, ...databaseEnv } })
    return suite.database && !database ? withoutPostgres(result) : result
  }).finally(() => database?.stop())

  if (process.env.CI) for (const result of results) printSlowest(result)
  printTable(results)
  const left = suites.filter((suite) => !selected.some(({ name }) => name === suite.name))
  if ('changedSince' in selection) console.info(`not part of --changed: ${left.map(({ name }) => name).join(', ')}`)
  console.info(`${((Date.now() - started) / 1000).toFixed(0)} s in total`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.info(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return sum('failed') === 0
}

function select(names) {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0)
    throw new CommandError(`unknown suite: ${unknown.join(', ')}; available: ${suites.map(({ name }) => name).join(', ')}`)
  if (names.length === 0) return suites
  const wanted = new Set()
  const add = (name) => {
    const suite = suites.find((candidate) => candidate.name === name)
    for (const need of suite.needs ?? []) add(need)
    wanted.add(suite)
  }
  for (const name of names) add(name)
  return suites.filter((suite) => wanted.has(suite))
}

/** The suites of `--changed`, with the commands that run what the changed files affect. */
function selectChanged(root, base) {
  const files = changedFiles(root, base)
  console.info(`${files.length} files changed since ${base}`)
  return suites.flatMap((suite) => {
    if (suite.changed === null) return []
    return [suite.changed ? { ...suite, command: suite.changed({ root, base, files }), mayBeEmpty: true } : suite]
  })
}

const notRun = ({ name }) => ({ name, passed: 0, failed: 0, skipped: 0, seconds: 0 })

/** Runs two suites at a time in dependency order; a suite that needs a failed one fails without running. */
async function schedule(list, start) {
  const results = new Map()
  const waiting = [...list]
  const running = new Set()
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((suite) =>
      (suite.needs ?? []).every((need) => results.has(need) || !list.some(({ name }) => name === need)),
    )
    if (running.size < 2 && next >= 0) {
      const [suite] = waiting.splice(next, 1)
      const broken = (suite.needs ?? []).find((need) => results.get(need)?.failed > 0)
      const promise = (broken ? Promise.resolve({ ...notRun(suite), failed: 1, note: `needs ${broken}` }) : start(suite)).then((result) => {
        results.set(suite.name, result)
        running.delete(promise)
      })
      running.add(promise)
    } else {
      await Promise.race(running)
    }
  }
  return list.map(({ name }) => results.get(name))
}

/** `TEST_DATABASE_URL`, else a temporary PostgreSQL server (installed by apt as root), else null. */
async function openDatabase() {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, version: 'TEST_DATABASE_URL', stop: async () => undefined }
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

async function run(suite, { root, reports, env }) {
  const started = Date.now()
  const file = join(reports, `${suite.name}.json`)
  const [program, ...args] = suite.command
  const report =
    {
      vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      playwright: ['--reporter=list,json'],
      visual: ['--json', file],
    }[suite.report] ?? []
  const { code, output } = await capture(program, [...args, ...report], {
    cwd: root,
    env: { ...env, ...(suite.report === 'vitest' && vitestEnv), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const seconds = (Date.now() - started) / 1000
  const counts = suite.report ? countTests(suite.report, file) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1 // a crash outside any test is a failure
  const counted = counts.passed + counts.failed + (suite.report === 'visual' ? counts.skipped : 0) // a comparison skips only with a reason
  if (suite.report && !suite.mayBeEmpty && counted === 0) counts.failed = 1 // a suite without tests is a failure
  if (counts.failed > 0) console.info(`\n── ${suite.name} ──\n${output.slice(-20_000)}`)
  console.info(`${counts.failed > 0 ? '✗' : '✓'} ${suite.name} (${seconds.toFixed(0)} s)`)
  const hasReport = suite.report && existsSync(file)
  if (hasReport) for (const { test, error } of repeatedTests(suite.report, file)) console.info(`  passed on retry: ${test}\n${error}`)
  const slowest = hasReport ? slowestTests(suite.report, file) : []
  return { name: suite.name, note: '', slowest, ...counts, seconds }
}

function capture(program, args, options) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const take = (chunk) => {
      output += chunk
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take) // a part may end within a letter
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function printSlowest({ name, slowest = [] }) {
  if (slowest.length === 0) return
  console.info(`\nslowest of ${name}`)
  for (const { test, ms } of slowest) console.info(`${(ms / 1000).toFixed(1).padStart(7)} s  ${test}`)
}

function printTable(results) {
  console.info(`\n${'suite'.padEnd(18)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'seconds'.padStart(9)}`)
  for (const { name, passed, failed, skipped, seconds, note } of results) {
    console.info(
      `${name.padEnd(18)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}${seconds.toFixed(0).padStart(9)}  ${note}`,
    )
  }
}
