import { defineConfig } from '@terrazzo/cli'
import { casinoTokens } from './plugin.mjs'

export default defineConfig({
  tokens: ['./src/tokens.resolver.json'],
  outDir: './generated/',
  lint: { rules: { 'core/consistent-naming': 'off' } }, // names are TypeScript properties, written as kebab-case only in CSS
  plugins: [
    casinoTokens({
      themes: [
        { name: 'nordlys', scheme: 'dark' },
        { name: 'strand', scheme: 'light' },
      ],
    }),
  ],
})
