import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Tests that run on PostgreSQL and on the embedded database. */
const moneyFilters = ['money', 'payments', 'limits'].map((part) => `app/platform/${part}`)
/** Always run on the embedded database, whatever TEST_DATABASE_URL says: once, in the suite `money`. */
const embeddedOnly = ['app/platform/crashRecovery.test.ts', 'app/platform/money/verifyEmbeddedLedger.test.ts']
const withoutPlatform = ['--exclude', 'app/platform/**']
const withoutEmbeddedOnly = embeddedOnly.flatMap((file) => ['--exclude', file])
/** `vitest related` takes files, not folders: all that is not in `app/platform`. */
const platformOnly = ['{tokens,design-system,features,stories}/**', 'app/{site,shared,integration,scripts,e2e,bench}/**'].flatMap(
  (folder) => ['--exclude', folder],
)

/**
 * The suites of `npm test`. `report`: the format that tests are counted from; a suite without it (types, lint) counts as one test.
 * `git`: skipped outside a git repository. `database`: runs on PostgreSQL if available, else on the embedded database. `needs`: suites that must pass first.
 * `changed`: the command of `npm test -- --changed`; null leaves the suite out, absent runs it whole.
 */
export const suites = [
  { name: 'tokens', command: ['npm', 'run', 'tokens'] },
  { name: 'build', command: ['npm', 'run', 'build', '-w', '@casino/app'], needs: ['tokens'], changed: null },
  // listed early: the longest
  { name: 'e2e', command: ['npm', 'run', 'e2e', '--'], report: 'playwright', needs: ['build'], database: true, changed: null },
  {
    name: 'stories',
    command: ['npm', 'run', 'stories', '--'],
    report: 'vitest',
    needs: ['tokens'],
    changed: (change) => relatedTests('vitest.stories.config.ts', change),
  },
  {
    name: 'visual',
    command: ['npm', 'run', 'visual', '--', '--sample'],
    report: 'visual',
    git: true,
    needs: ['tokens'],
    changed: ({ base }) => ['npm', 'run', 'visual', '--', '--sample', '--changed', base],
  },
  {
    name: 'visual-gate',
    command: ['npm', 'run', 'visual:gate', '--'],
    report: 'vitest',
    needs: ['build', 'visual'],
    git: true,
    database: true,
    changed: null,
  },
  {
    name: 'unit',
    command: ['npm', 'run', 'unit', '--', ...withoutPlatform],
    report: 'vitest',
    needs: ['tokens'],
    changed: (change) => relatedTests('vitest.unit.config.ts', change, { always: readersOf(change.files), options: withoutPlatform }),
  },
  {
    name: 'platform',
    command: ['npm', 'run', 'unit', '--', 'app/platform', ...withoutEmbeddedOnly],
    report: 'vitest',
    needs: ['tokens'],
    database: true,
    changed: (change) =>
      relatedTests('vitest.unit.config.ts', change, {
        always: ['app/platform/cms/cmsContent.test.ts'],
        options: [...platformOnly, ...withoutEmbeddedOnly],
      }),
  },
  {
    name: 'money',
    command: ['npm', 'run', 'unit', '--', ...moneyFilters, ...embeddedOnly],
    report: 'vitest',
    needs: ['tokens'],
    changed: null,
  },
  { name: 'types', command: ['npm', 'run', 'types'], needs: ['tokens'] },
  { name: 'boundaries', command: ['npm', 'run', 'lint:boundaries'], needs: ['tokens'] },
  { name: 'unused', command: ['npm', 'run', 'lint:unused'], needs: ['tokens'] },
  { name: 'design', command: ['npm', 'run', 'lint:design'] },
  { name: 'lint', command: ['npx', 'biome', 'check', '.'] },
]

const scripts = /^app\/scripts\//
const scriptTests = readdirSync(new URL('..', import.meta.url))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `app/scripts/${file}`)

/** Every test runs when one of these changed: no import leads from it to the tests that it affects. */
const global = /^(?:package(?:-lock)?\.json|vitest\.\w+\.config\.ts|tokens\/|\.storybook\/)/
/**
 * What the tests beside the scripts, and some others, read as files or hand to a program: no import leads from there to them. A test beside
 * the scripts that is not in this list reads everything.
 */
export const readsOf = {
  'app/integration/callTables.test.ts': /^(?:features\/[^/]+\/calls\.ts|app\/(?:platform|site)\/)/,
  'app/site/client/menuSeed.test.ts': /^app\/platform\/seed\//,
  'app/shared/logOutput.test.ts': /^app\/shared\/logOutput\.ts$/,
  'app/integration/seedLinks.test.ts': /^app\/(?:platform\/seed|site\/client)\//,
  'app/integration/themeNames.test.ts': /^features\//,
  'app/scripts/boundaries.test.ts': scripts,
  'app/scripts/brandFiles.test.ts': /^(?:app\/platform\/seed|stories\/support)\/.*\.json$/,
  'app/scripts/buildMetas.test.ts': scripts,
  'app/scripts/classPrefixes.test.ts': /\.css\.ts$/,
  'app/scripts/commands.test.ts': /^(?:app\/(?:scripts|bench)\/|tokens\/brands\.json$|features\/content\/paths\.ts$)/,
  'app/scripts/componentCosts.test.ts': /^design-system\//,
  'app/scripts/danishWords.test.ts': /^(?:features\/content\/texts|app\/platform)\/.*\.(?:json|html)$/,
  'app/scripts/generators.test.ts':
    /^(?:(?:design-system|features\/(?:api|content|session)|app|stories\/support)\/|(?:biome|tsconfig)\.json$)/,
  'app/scripts/productionTokens.test.ts': /^design-system\//,
  'app/scripts/publicApi.test.ts': /^design-system\//,
  'app/scripts/relatedTests.test.ts': scripts,
  'app/scripts/routeModules.test.ts': scripts,
  'app/scripts/start.test.ts': scripts,
  'app/scripts/stopInOrder.test.ts': scripts,
  'app/scripts/suiteReports.test.ts': scripts,
  'design-system/components/Container/Container.test.ts': /^design-system\/components\//,
  'design-system/components/Field/Field.test.tsx': /^design-system\/components\//,
  'design-system/styling/hasSelectors.test.ts': /\.css\.ts$/,
  'stories/docs.test.ts': /^stories\/.*\.(?:mdx|stories\.tsx)$/,
  'stories/docs/changelog.test.ts': /^\.changeset\//,
  'stories/stories.test.ts': /^(?:stories|design-system)\//,
  'stories/storyArt.test.ts': /^(?:stories\/(?:public\/art|support)|app\/platform\/seed)\//,
  'stories/visual/chromatic.test.ts': /^chromatic\.config\.json$/,
  'stories/workbench/themePlaces.test.ts': /^(?:stories|features|design-system)\//,
}
const everything = /^/

/** The tests that read a changed file; all of them when a script changed. */
const readersOf = (files) =>
  [...new Set([...Object.keys(readsOf), ...scriptTests])].filter((test) =>
    files.some((file) => scripts.test(file) || (readsOf[test] ?? everything).test(file)),
  )

/** The tests that import a changed file, directly or not, and `always`; every test if a file changed that affects all. */
function relatedTests(config, { root, files }, { always = [], options = [] } = {}) {
  const vitest = ['npx', 'vitest']
  if (files.some((file) => global.test(file))) return [...vitest, 'run', '--config', config, ...options]
  const present = files.filter((file) => existsSync(join(root, file)))
  return [...vitest, 'related', '--run', '--passWithNoTests', '--config', config, ...present, ...always, ...options]
}
