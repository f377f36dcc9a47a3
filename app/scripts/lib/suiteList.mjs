/** Tests that run on PostgreSQL and on the embedded database. */
const moneyTests = ['ledger', 'money', 'payments', 'limits', 'audit'].map((part) => `app/platform/${part}`)
/** Always run on the embedded database: once, in the suite `money`. */
const embeddedOnly = ['app/platform/crashRecovery.test.ts', 'app/platform/audit/verifyEmbeddedLedger.test.ts']

/**
 * The suites of `npm test`: first what fails most and fastest. `seconds`: on two cores, to estimate what is left. `report`: the format that
 * tests are counted from; a suite without it (types, lint) counts as one test. `git`: skipped outside a git repository. `database`: runs on
 * PostgreSQL if available, else on the embedded database. `needs`: suites that must pass first. `release`: the environment and the arguments
 * of `npm run test:release`, or `only` there.
 */
export const suites = [
  { name: 'tokens', seconds: 2, command: ['npm', 'run', 'tokens'] },
  { name: 'lint', seconds: 15, command: ['npx', 'biome', 'check', '.'] },
  { name: 'types', seconds: 60, command: ['npm', 'run', 'types'], needs: ['tokens'] },
  { name: 'boundaries', seconds: 20, command: ['npm', 'run', 'lint:boundaries'], needs: ['tokens'] },
  { name: 'unused', seconds: 15, command: ['npm', 'run', 'lint:unused'], needs: ['tokens'] },
  {
    name: 'unit',
    seconds: 150,
    command: ['npm', 'run', 'unit', '--', '--exclude', 'app/{platform,games}/**'],
    report: 'vitest',
    needs: ['tokens'],
  },
  {
    name: 'platform',
    seconds: 300,
    command: ['npm', 'run', 'unit', '--', 'app/platform', 'app/games', ...embeddedOnly.flatMap((file) => ['--exclude', file])],
    report: 'vitest',
    needs: ['tokens'],
    database: true,
    release: { env: { PAYMENT_SCHEDULES: '2000' } },
  },
  {
    name: 'money',
    seconds: 100,
    command: ['npm', 'run', 'unit', '--', ...moneyTests, ...embeddedOnly],
    report: 'vitest',
    needs: ['tokens'],
  },
  { name: 'build', seconds: 15, command: ['npm', 'run', 'build', '-w', '@casino/app'], needs: ['tokens'] },
  {
    name: 'stories',
    seconds: 400,
    command: ['npm', 'run', 'stories', '--'],
    report: 'vitest',
    needs: ['tokens'],
    release: { env: { STORY_BRANDS: 'all' } },
  },
  {
    name: 'e2e',
    seconds: 700,
    command: ['npm', 'run', 'e2e', '--'],
    report: 'playwright',
    needs: ['build'],
    database: true,
    release: { env: { E2E_SCREENS: 'all' } },
  },
  {
    name: 'visual',
    seconds: 150,
    command: ['npm', 'run', 'visual', '--'],
    args: ['--sample'],
    report: 'visual',
    git: true,
    needs: ['tokens'],
    release: { args: [] },
  },
  {
    name: 'visual-gate',
    seconds: 60,
    command: ['npm', 'run', 'visual:gate', '--'],
    report: 'vitest',
    needs: ['build', 'visual'],
    git: true,
    database: true,
    release: { env: { STORY_ENGINES: 'all' } },
  },
  { name: 'mutants', seconds: 3600, command: ['npm', 'run', 'mutants'], needs: ['tokens'], release: { only: true } },
]
