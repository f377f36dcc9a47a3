import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../platform/testing/postgres.mjs'
import { aptInstall, ensureChromium } from './chromium.mjs'
import { countEscapes } from './countEscapes.mjs'

/** Tests that run on PostgreSQL and on the embedded database: money, and crash recovery. The e2e tests run on the embedded one. */
const embeddedDatabaseFilters = ['money', 'payments', 'limits', 'crashRecovery.test.ts'].map((part) => `app/platform/${part}`)

/**
 * A suite: a command, and `report`, the format its tests are counted from. `database`: runs on PostgreSQL if available, else on the embedded
 * database. `needs`: suites that must pass first. A suite without a report (types, lint) counts as one test.
 */
const suites = [
  { name: 'tokens', command: ['npm', 'run', 'tokens'] },
  { name: 'build', command: ['npm', 'run', 'build', '-w', '@casino/app'], needs: ['tokens'] },
  // listed early: it is mostly idle, so that the other suites run in parallel
  { name: 'e2e', command: ['npm', 'run', 'e2e', '--'], report: 'playwright', needs: ['build'] },
  { name: 'lint', command: ['npx', 'biome', 'check', '.'] },
  { name: 'types', command: ['npm', 'run', 'types'], needs: ['tokens'] },
  { name: 'boundaries', command: ['npm', 'run', 'lint:boundaries'], needs: ['tokens'] },
  { name: 'design', command: ['npm', 'run', 'lint:design'] },
  { name: 'unused', command: ['npm', 'run', 'lint:unused'], needs: ['tokens'] },
  { name: 'stories', command: ['npm', 'run', 'stories', '--'], report: 'vitest', needs: ['tokens'] },
  { name: 'visual', command: ['npm', 'run', 'visual', '--', '--sample'], report: 'visual', needs: ['tokens'] },
  { name: 'visual-gate', command: ['npm', 'run', 'visual:gate', '--'], report: 'vitest', needs: ['build', 'visual'] },
  { name: 'unit', command: ['npm', 'run', 'unit', '--', '--exclude', 'app/platform/**'], report: 'vitest', needs: ['tokens'] },
  { name: 'platform', command: ['npm', 'run', 'unit', '--', 'app/platform'], report: 'vitest', needs: ['tokens'], database: true },
  { name: 'money', command: ['npm', 'run', 'unit', '--', ...embeddedDatabaseFilters], report: 'vitest', needs: ['tokens'] },
]

/** Runs the named suites (default: all) and the suites they need. Resolves to whether all passed. */
export async function runSuites(root, names) {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) throw new Error(`unknown suite: ${unknown.join(', ')}; available: ${suites.map(({ name }) => name).join(', ')}`)
  const started = Date.now()
  const reports = join(root, 'test-results/suites')
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const environment = { ...process.env, CHROMIUM_PATH: await ensureChromium(), FORCE_COLOR: '0' }
  const database = await openDatabase()
  const results = await schedule(select(names), async (suite) => {
    const databaseEnv = suite.database && database ? { TEST_DATABASE_URL: database.url } : {}
    const result = await run(suite, { root, reports, env: { ...environment, ...databaseEnv } })
    return suite.database && !database ? withoutPostgres(result) : result
  }).finally(() => database?.stop())

  printTable(results)
  console.info(countEscapes(root))
  console.info(`${((Date.now() - started) / 1000).toFixed(0)} s in total`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.info(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return sum('failed') === 0
}

function select(names) {
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
      const promise = (
        broken ? Promise.resolve({ name: suite.name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: `needs ${broken}` }) : start(suite)
      ).then((result) => {
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
  const { code, output } = await capture(program, [...args, ...report], { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  const seconds = (Date.now() - started) / 1000
  const counts = suite.report ? countTests(suite.report, file) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1 // a crash outside any test is a failure
  if (suite.report && counts.passed + counts.failed === 0) counts.failed = 1 // a suite without tests is a failure
  if (counts.failed > 0) console.info(`\n── ${suite.name} ──\n${output.slice(-20_000)}`)
  console.info(`${counts.failed > 0 ? '✗' : '✓'} ${suite.name} (${seconds.toFixed(0)} s)`)
  return { name: suite.name, note: '', ...counts, seconds }
}

function capture(program, args, options) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const take = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function countTests(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (kind === 'visual') {
      const judged = (...statuses) => report.results.filter(({ status }) => statuses.includes(status)).length
      return { passed: judged('same'), failed: judged('changed', 'new', 'removed', 'broken'), skipped: judged('skipped') }
    }
    if (kind === 'vitest') {
      const crashed = report.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + crashed,
        skipped: report.numPendingTests + (report.numTodoTests ?? 0),
      }
    }
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped, note: flaky > 0 ? `${flaky} passed on retry` : '' }
  } catch (error) {
    console.info(`no report of ${kind}: ${error.message}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function printTable(results) {
  console.info(`\n${'suite'.padEnd(18)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'seconds'.padStart(9)}`)
  for (const { name, passed, failed, skipped, seconds, note } of results) {
    console.info(
      `${name.padEnd(18)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}${seconds.toFixed(0).padStart(9)}  ${note}`,
    )
  }
}
