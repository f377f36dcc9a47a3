import { readdirSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumFlags, findChromium } from './app/scripts/lib/chromium.mjs'
import { brands } from './tokens/brands.ts'

/** No script can set this media feature: the page's driver does. */
const forceColours: BrowserCommand<[forcedColors: 'active' | 'none']> = ({ page }, forcedColors) => page.emulateMedia({ forcedColors })

/** Storybook's plugin tests stories alone; these run in the same browsers: the stories that must fail, and what no story shows. */
const besideStories = ['.storybook/red/*.test.tsx', 'app/client/*.browser.test.tsx']
const testsBesideStories: Plugin = { name: 'tests-beside-stories', enforce: 'post', config: () => ({ test: { include: besideStories } }) }

/**
 * A story behaves alike in every brand, so each brand runs every other file of stories; what differs, its colours, the guards look at in all brands.
 * `STORY_BRANDS=all` runs every story in every brand.
 */
const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort()
const othersOf = (brand: number) =>
  process.env.STORY_BRANDS === 'all' ? [] : files.filter((_, place) => place % brands.length !== brand).map((file) => `stories/${file}`)

/** Every story in a browser: it renders, its play function passes, axe finds nothing, and neither do the guards of `stories/support`. */
export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname }), testsBesideStories],
  optimizeDeps: {
    include: [
      'axe-core',
      'html-validate/browser',
      'colorjs.io',
      'radix-ui',
      'react-hook-form',
      '@hookform/resolvers/standard-schema',
      'zod',
      'zod/mini',
      'swr',
      'swr/infinite',
      'wouter',
      '@lingui/core',
      '@lingui/message-utils/compileMessage',
      'class-variance-authority',
    ],
  },
  test: {
    name: 'stories',
    setupFiles: ['./stories/support/guards.setup.ts'],
    // the workbench draws six screens in one story: a busy machine takes more than the usual 15 s
    testTimeout: 30_000,
    browser: {
      enabled: true,
      // each story cleans up after itself; a frame of its own for every file would double the time
      isolate: false,
      headless: true,
      screenshotFailures: false,
      commands: { forceColours },
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
      instances: brands.map((brand, place) => ({
        browser: 'chromium',
        name: brand,
        env: { STORY_BRAND: brand },
        exclude: [...othersOf(place), ...(place === 0 ? [] : besideStories)],
      })),
    },
  },
})
