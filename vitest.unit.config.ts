import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Unit tests: everything that needs no browser. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{tokens,design-system,features,app,stories}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.visual.test.ts', '**/*.browser.test.tsx'],
    pool: 'threads',
    globalSetup: './app/scripts/lib/temporary-folder.setup.ts',
  },
})
