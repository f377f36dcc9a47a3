import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './app/scripts/lib/chromium.mjs'

/** Every story in a browser: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  optimizeDeps: {
    include: [
      'radix-ui',
      'react-hook-form',
      '@hookform/resolvers/standard-schema',
      'zod/mini',
      'swr',
      'wouter',
      '@lingui/core',
      'class-variance-authority',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
