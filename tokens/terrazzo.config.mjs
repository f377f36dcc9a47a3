import { mkdirSync, writeFileSync } from 'node:fs'
import { defineConfig } from '@terrazzo/cli'
import { brandResolver, readBrands } from './brandList.mjs'
import { casinoTokens } from './plugin.mjs'

const brands = readBrands()
const generated = new URL('./generated/', import.meta.url)
mkdirSync(generated, { recursive: true })
writeFileSync(new URL('tokens.resolver.json', generated), JSON.stringify(brandResolver(brands), null, 2))

export default defineConfig({
  tokens: ['./generated/tokens.resolver.json'],
  outDir: './generated/',
  lint: { rules: { 'core/consistent-naming': 'off' } }, // names are TypeScript properties, written as kebab-case only in CSS
  plugins: [casinoTokens({ themes: brands })],
})
