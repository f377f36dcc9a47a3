import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'

/** End-to-end tests of the built site in Chromium. One project, because each project starts its own workers, and each worker a site. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // for timeouts on a busy machine; `npm test` prints the number of flaky tests
  retries: 1,
  use: {
    // animations are slow without a GPU; the stories test them
    contextOptions: { reducedMotion: 'reduce' },
    // a worker of its own page is tested in installed.e2e.ts; elsewhere it would hide requests from the tests
    serviceWorkers: 'block',
    // a test starts without cookies and storage, but with the files that the browser has loaded and compiled: a tenth less time
    reuseContext: true,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
