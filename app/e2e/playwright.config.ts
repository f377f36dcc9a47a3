import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'

const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } } as const
const brands = ['nordlys', 'strand'] as const
export interface ProjectOptions {
  readonly brand: (typeof brands)[number]
}

/** The running, built site in Chromium. `journey` runs at both sizes in both brands; the sad paths once a size, each in another brand. */
export default defineConfig<ProjectOptions>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // a second try on a busy machine; `npm test` prints how many needed it, and a real defect fails twice
  retries: 1,
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: Object.entries(sizes).flatMap(([size, viewport]) =>
    brands.map((brand) => ({
      name: `${size}-${brand}`,
      testMatch: (size === 'phone') === (brand === 'strand') ? '**/*.e2e.ts' : '**/journey.e2e.ts',
      use: { viewport, brand, hasTouch: size === 'phone', isMobile: size === 'phone' },
    })),
  ),
})
