// Production build of one of the two pages, for browser and server, and the sizes of its files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { browserTargets } from '../../scripts/lib/browsers.mjs'
import { assetFileNames, bundling } from '../../scripts/lib/bundling.mjs'
import { compileEntry } from '../../scripts/lib/compileEntry.mjs'
import { lazyStyles } from '../../scripts/lib/lazyStyles.mjs'
import { productionTokens } from '../../scripts/lib/productionTokens.mjs'
import { vanillaExtractStyles } from '../../scripts/lib/vanillaExtractStyles.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const gzip = (body) => gzipSync(body, { level: 9 }).length

/** `name` is `ours` or `plain`. `script` and `css` are totals in bytes, lazy files included; `firstView` is the initial load only. */
export async function buildPage(name) {
  const dist = join(here, '../../dist/bench-library', name)
  const common = {
    root: join(here, name),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), vanillaExtractStyles('production'), productionTokens(), lazyStyles(), compileEntry()],
  }
  const { output } = await build({
    ...common,
    build: {
      outDir: join(dist, 'client'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      cssTarget: browserTargets,
      rolldownOptions: { ...bundling, input: join(here, name, 'client.tsx'), output: { assetFileNames } },
    },
  })
  await build({
    ...common,
    build: { outDir: join(dist, 'server'), emptyOutDir: true, ssr: join(here, name, 'server.tsx'), target: 'node20' },
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
  })
  const entry = output.find(({ isEntry }) => isEntry)
  const first = new Set([entry.fileName, ...entry.imports])
  const files = readdirSync(join(dist, 'client/assets')).map((file) => ({
    file: `assets/${file}`,
    body: readFileSync(join(dist, 'client/assets', file)),
  }))
  const sum = (ending, weigh, wanted = () => true) =>
    files.filter(({ file }) => file.endsWith(ending) && wanted(file)).reduce((total, { body }) => total + weigh(body), 0)
  const sheets = [...(entry.viteMetadata?.importedCss ?? [])]
  const { render } = await import(pathToFileURL(join(dist, 'server/server.js')).href)
  return {
    name,
    folder: join(dist, 'client'),
    entry: entry.fileName,
    styles: sheets,
    render,
    script: sum('.js', brotli),
    css: sum('.css', gzip),
    firstView: { script: sum('.js', brotli, (file) => first.has(file)), css: sum('.css', gzip, (file) => sheets.includes(file)) },
  }
}
