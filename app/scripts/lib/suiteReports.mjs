import { readFileSync } from 'node:fs'

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What `npm test` counts of a report, by its format. */
const counters = {
  visual: ({ results }) => {
    const judged = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
    const unjudged = results.filter(({ status, fingerprint }) => status === 'skipped' && fingerprint).length
    return {
      passed: judged('same'),
      failed: judged('changed', 'new', 'removed', 'broken'),
      skipped: judged('skipped'),
      note: unjudged > 0 ? `${unjudged} accepted with another Chromium, without the commit to compare with` : '',
    }
  },
  vitest: ({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 }) => {
    const crashed = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length
    return { passed: numPassedTests, failed: numFailedTests + crashed, skipped: numPendingTests + numTodoTests }
  },
  playwright: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    note: flaky > 0 ? `${flaky} passed on retry` : '',
  }),
}

/** Every test of a Playwright report: its path, and the results of its attempts. */
function playwrightTests({ suites }) {
  const testsIn = (suite, path) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      test: [...path, title].join(' › '),
      status: tests[0]?.status,
      results: tests.flatMap(({ results }) => results),
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...path, inner.title])),
  ]
  return suites.flatMap((suite) => testsIn(suite, [suite.title]))
}

/** The tests of a report with their ms; a comparison of pictures has none. */
const timings = {
  visual: () => [],
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ test: `${name.split('/').at(-1)}: ${fullName}`, ms: duration ?? 0 })),
    ),
  playwright: (report) =>
    playwrightTests(report).map(({ test, results }) => ({ test, ms: results.reduce((sum, { duration }) => sum + duration, 0) })),
}

/** Passed, failed and skipped tests of a suite's report; an unreadable report is a failure. */
export function countTests(format, file) {
  try {
    return counters[format](readReport(file))
  } catch (error) {
    console.info(`no report of ${format}: ${error.message}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** The slowest tests of a report, slowest first. */
export function slowestTests(format, file, count = 10) {
  return timings[format](readReport(file))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
}

/** The tests of a report that failed and passed when repeated, with the error of the failure. */
export function repeatedTests(format, file) {
  if (format !== 'playwright') return []
  return playwrightTests(readReport(file))
    .filter(({ status }) => status === 'flaky')
    .map(({ test, results }) => ({ test, error: results.find(({ error }) => error)?.error.message ?? '' }))
}
