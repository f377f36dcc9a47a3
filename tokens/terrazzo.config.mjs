import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { defineConfig } from '@terrazzo/cli'
import { brandResolver, readBrands } from './brandList.mjs'
import { casinoTokens } from './plugin.mjs'

const brands = readBrands()
const generated = new URL('./generated/', import.meta.url)
const styleSheets = new URL('brands/', generated)
mkdirSync(styleSheets, { recursive: true })
for (const file of readdirSync(styleSheets)) if (!brands.some(({ name }) => file === `${name}.css`)) rmSync(new URL(file, styleSheets)) // of a brand that is no longer listed
writeFileSync(new URL('tokens.resolver.json', generated), JSON.stringify(brandResolver(brands), null, 2))

export default defineConfig({
  tokens: ['./generated/tokens.resolver.json'],
  outDir: './generated/',
  lint: { rules: { 'core/consistent-naming': 'off' } }, // names are TypeScript properties, written as kebab-case only in CSS
  plugins: [casinoTokens({ themes: brands })],
})
