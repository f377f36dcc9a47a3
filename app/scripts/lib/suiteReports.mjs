import { readFileSync } from 'node:fs'

/** Titles of the tests of a Playwright suite that failed and passed when repeated, with the error of the failure. */
const flakyTests = ({ title: suite, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, tests }) => ({
      title: `${suite} › ${title}`,
      error: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    })),
  ...suites.flatMap((inner) => flakyTests({ ...inner, title: `${suite} › ${inner.title}` })),
]

/** What `npm test` counts of a report, by its format. */
const counters = {
  visual: ({ results }) => {
    const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
    const unjudged = results.filter(({ status, fingerprint }) => status === 'skipped' && fingerprint).length
    return {
      passed: count('same'),
      failed: count('changed', 'new', 'removed', 'unstable', 'broken'),
      skipped: count('skipped'),
      retried: results
        .filter(({ equalOnRetry }) => equalOnRetry)
        .map(({ storyId, brand, breakpoint, mode }) => ({
          title: `picture ${storyId} ${brand} ${breakpoint} ${mode}`,
          error: 'equal when it was captured again',
        })),
      note: unjudged > 0 ? `${unjudged} accepted with another Chromium, without the commit to compare with` : '',
    }
  },
  vitest: ({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 }) => {
    const crashed = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length
    return { passed: numPassedTests, failed: numFailedTests + crashed, skipped: numPendingTests + numTodoTests }
  },
  playwright: ({ stats: { expected, unexpected, flaky, skipped }, suites }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    retried: suites.flatMap(flakyTests),
  }),
}

/** Passed, failed and skipped tests of a suite's report, and those that passed on a second try; an unreadable report is a failure. */
export function countTests(format, file) {
  try {
    return counters[format](JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, note: `no report: ${error.message}` }
  }
}

/** Tests that a running suite has printed so far: Vitest prints files with their number of tests, Playwright a line for each. */
export const countPrinted = (output) =>
  [...output.matchAll(/^ [✓❯].*\((\d+) tests?\b/gm)].reduce((sum, [, count]) => sum + Number(count), 0) +
  [...output.matchAll(/^ +(?:✓|✘|ok|x) +\d+ /gm)].length
