import { defineConfig } from 'vitest/config'
import unit from './vitest.unit.config.ts'

/**
 * The unit tests that `npm run mutants` names. Isolated: a mutant of what a module does while it loads must not meet a module that is loaded
 * already.
 */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: process.env.MUTANT_TESTS?.split(',') ?? [],
    isolate: true,
    setupFiles: './app/scripts/lib/mutants.setup.ts',
  },
})
