import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'

/** The running, built site in Chromium. One project: another would start its workers, and with them their sites, anew. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // a second try on a busy machine; `npm test` prints how many needed it, and a real defect fails twice
  retries: 1,
  use: {
    // flows, not movements, which cost a machine without a graphics card most of its time; the stories move
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
