import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumFlags, findChromium } from './app/scripts/lib/chromium.mjs'
import { readFonts } from './stories/support/readFonts.ts'
import { brands } from './tokens/brands.ts'

/** Emulates `forced-colors` through Playwright, because page scripts cannot set the media feature. */
const forceColours: BrowserCommand<[forcedColors: 'active' | 'none']> = ({ page }, forcedColors) => page.emulateMedia({ forcedColors })

/** Tests without a story: the stories that must fail, and browser tests. Storybook's plugin includes stories only. */
const failingStories = '.storybook/failing/*.test.tsx'
const browserTests = '{app,design-system,features,stories}/**/*.browser.test.tsx'
const testsBesideStories: Plugin = {
  name: 'tests-beside-stories',
  enforce: 'post',
  config: () => ({ test: { include: [failingStories, browserTests] } }),
}

/**
 * Splits the story files between the brands: behaviour does not depend on the brand, and `stories/support` checks colours in all brands.
 * `STORY_BRANDS=all` runs every story in every brand.
 */
const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort()
const othersOf = (brand: number) =>
  process.env.STORY_BRANDS === 'all' ? [] : files.filter((_, place) => place % brands.length !== brand).map((file) => `stories/${file}`)

// prepared as for pictures, without docs pages and tables of props: a tenth of the time of the tests
process.env.STORIES_ONLY = '1'

/** Runs every story in a browser: it renders, its play function passes, and axe and the checks of `stories/support` report nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }), testsBesideStories],
  optimizeDeps: {
    include: [
      '@storybook/addon-docs/preview',
      'axe-core',
      'html-validate/browser',
      'colorjs.io',
      'radix-ui',
      'radix-ui/internal',
      'aria-hidden',
      'react-dom/server',
      'react-hook-form',
      '@hookform/resolvers/standard-schema',
      'zod',
      'zod/mini',
      'swr',
      'swr/infinite',
      'swr/mutation',
      'wouter',
      'wouter/use-browser-location',
      '@lingui/core',
      '@lingui/message-utils/compileMessage',
      'class-variance-authority',
      'minisearch',
      '@tanstack/react-virtual',
      '@internationalized/date',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'stories',
    setupFiles: ['./stories/support/storyChecks.setup.ts', './stories/support/browserTests.setup.ts'],
    // the workbench renders six viewports in one story: the default of 15 s is too short on a busy machine
    testTimeout: 60_000,
    // for a busy machine; a check that holds is not waited for
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      // stories clean up after themselves; an iframe per file would double the duration
      isolate: false,
      headless: true,
      screenshotFailures: false,
      commands: { forceColours, readFonts },
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
      instances: [
        ...brands.map((brand, place) => ({
          browser: 'chromium' as const, // as const: the array literal would widen it to string
          name: brand,
          env: { STORY_BRAND: brand },
          exclude: [...othersOf(place), browserTests, ...(place === 0 ? [] : [failingStories])],
        })),
        // a page of their own: a story stays rendered until the next one, and its open dialog would hold the focus
        { browser: 'chromium', name: 'tests', exclude: ['stories/**/*.stories.tsx', failingStories] },
      ],
    },
  },
})
