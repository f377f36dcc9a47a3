import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import type { CsfEnricher } from 'storybook/internal/types'
import { mergeConfig } from 'vite'
import { shippedLanguages } from '../app/scripts/lib/languages.mjs'
import { gameFrames } from './gameFrames.ts'
import { withCopyableCode } from './storySource.ts'
import { tokenUsage } from './tokenUsage.ts'

/** Stories use a frozen clock, so that two screenshots of one story are identical. */
const frozenClockAlias = {
  find: /^\.\/useServerClock\.ts$/,
  replacement: fileURLToPath(new URL('../stories/support/frozenClock.ts', import.meta.url)),
}

/** The visual comparison renders stories only, so its build leaves out docs pages and prop tables. */
const storiesOnly = process.env.STORIES_ONLY === '1'

export default {
  framework: '@storybook/react-vite',
  stories: [...(storiesOnly ? [] : ['../stories/**/*.mdx']), '../stories/**/*.stories.tsx'],
  staticDirs: [
    '../stories/public',
    { from: '../app/site/client/public/film', to: '/film' },
    ...['instrument-sans', 'bricolage-grotesque'].map((face) => {
      const file = `${face}-latin-wght-normal.woff2`
      return { from: `../node_modules/@fontsource-variable/${face}/files/${file}`, to: `/fonts/${file}` }
    }),
  ],
  addons: [
    // MDX has no tables of its own
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // *Show code* is the story's source with its args; rendered elements would show functions as the bundler names them
  features: { experimentalCodeExamples: !storiesOnly },
  experimental_enrichCsf: (enrich?: CsfEnricher) => enrich && withCopyableCode(enrich),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: storiesOnly ? false : 'react-docgen-typescript', check: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [gameFrames(), vanillaExtractPlugin(), ...(storiesOnly ? [tokenUsage()] : [])],
      resolve: { alias: [frozenClockAlias, shippedLanguages] },
    }),
} satisfies StorybookConfig & { experimental_enrichCsf: unknown } // Storybook reads it, but its type leaves it out
