import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './app/scripts/lib/chromium.mjs'
import { brands } from './tokens/brands.ts'

const otherContrast = process.env.STORY_OTHER_CONTRAST

/** Every story in a browser, in each brand: it renders, its play function passes, and axe finds nothing; with `STORY_OTHER_CONTRAST=1`, no faint text in high contrast either. */
export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  optimizeDeps: {
    include: [
      'axe-core',
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
    browser: {
      enabled: true,
      // each story cleans up after itself; a frame of its own for every file would double the time
      isolate: false,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
      instances: brands.map((brand) => ({
        browser: 'chromium',
        name: brand,
        env: { STORY_BRAND: brand, ...(otherContrast && { STORY_OTHER_CONTRAST: otherContrast }) },
      })),
    },
  },
})
