import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** The files that `npm run mutants` names. Isolated: a mutant of what a module does while it loads must not meet a module that is loaded already. */
const mutantTests = process.env.MUTANT_TESTS?.split(',')

/** Unit tests: everything that needs no browser. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // React as a site runs it: the development build makes an Error with a stack for every element
  oxc: { jsx: { development: false } },
  test: {
    name: 'unit',
    environment: 'node',
    env: { NODE_ENV: 'production' },
    include: mutantTests ?? ['{tokens,design-system,features,app,stories}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.visual.test.ts', '**/*.browser.test.tsx'],
    pool: 'threads',
    // the tests of a worker share the loaded modules: importing them for each file took longer than the tests
    isolate: mutantTests !== undefined,
    // for a busy machine; no test depends on a time
    testTimeout: 60_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    setupFiles: mutantTests ? ['./app/scripts/lib/mutants.setup.ts'] : [],
    globalSetup: ['./app/scripts/lib/temporary-folder.setup.ts', './app/platform/testing/dropSeeded.setup.ts'],
  },
})
