// Bundle size and dependencies of each component and pattern of the design system, each bundled alone.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build as esbuild, transform } from 'esbuild'
import { build as vite } from 'vite'

const designSystem = fileURLToPath(new URL('../../../design-system/', import.meta.url))
const theme = join(designSystem, 'theme/')
/** Loaded by every page, so not counted. */
const external = ['react', 'react/*', 'react-dom', 'react-dom/*']

const folders = (path) =>
  readdirSync(join(designSystem, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)
    .sort()

/** Names by folder: `components/Button`, …, `patterns/Hero`, … */
export const componentNames = () => [...folders('components'), ...folders('patterns')]

/**
 * Measures each component alone, in bytes, without React and the theme stylesheets: `script` (brotli) and `css` (gzip) loaded initially,
 * `lazyScript` and `lazyCss` loaded on intent. `modules` and `packages` are the design-system files and npm packages of the initial load,
 * `lazyModules` and `lazyPackages` those of the lazy one. `quality`: of brotli, as the build compresses unless only the rest is of interest.
 */
export async function measureComponents({ quality = constants.BROTLI_MAX_QUALITY } = {}) {
  const styles = await compileStyles()
  const measured = []
  for (const name of componentNames()) measured.push(await measure(name, styles, quality))
  return measured
}

const stylesheetImport = /^import ['"]([^'"]*)\.vanilla\.css['"];?$/gm

/** Class names (`script`) and rules (`css`) of every style file, as in the production build. */
async function compileStyles() {
  const files = readdirSync(designSystem, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.css.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
  const styles = new Map(files.map((file) => [file, { script: '', css: '', sheets: [] }]))
  const collect = {
    name: 'collect-styles',
    enforce: 'post',
    transform(code, id) {
      const style = styles.get(id)
      if (!style) return
      // vanilla-extract imports the rules of every style file evaluated with this one: collect and remove the imports
      style.script = code.replace(stylesheetImport, (_, file) => {
        style.sheets.push(join(designSystem, file.replace(designSystem, '')))
        return ''
      })
    },
  }
  const rules = {
    name: 'collect-rules',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.vanilla.css')) return undefined
      const style = styles.get(id.slice(0, -'.vanilla.css'.length))
      if (style) style.css = code
      return ''
    },
  }
  await vite({
    root: designSystem,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [rules, vanillaExtractPlugin(), collect],
    build: { write: false, minify: false, rolldownOptions: { input: files, preserveEntrySignatures: 'strict', treeshake: false } },
  })
  return styles
}

async function measure(name, styles, quality) {
  const { metafile, outputFiles } = await esbuild({
    entryPoints: [join(designSystem, name, 'index.ts')],
    absWorkingDir: designSystem,
    outdir: '/out',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    external,
    logLevel: 'error',
    plugins: [
      {
        name: 'compiled-styles',
        setup: ({ onLoad }) => onLoad({ filter: /\.css\.ts$/ }, ({ path }) => ({ contents: styles.get(path)?.script ?? '', loader: 'js' })),
      },
    ],
  })
  const text = new Map(outputFiles.map(({ path, text }) => [outputPath(path), text]))
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [outputPath(path), output]))
  const entry = [...outputs.keys()].find((path) => outputs.get(path).entryPoint?.endsWith('index.ts'))
  const reachableChunks = (kinds) => {
    const seen = new Set([entry]) // grows while it is iterated
    for (const path of seen)
      for (const next of outputs.get(path).imports) if (!next.external && kinds.includes(next.kind)) seen.add(outputPath(next.path))
    return seen
  }
  const initialChunks = reachableChunks(['import-statement'])
  const lazyChunks = [...reachableChunks(['import-statement', 'dynamic-import'])].filter((path) => !initialChunks.has(path))
  const initial = await measureChunks([...initialChunks], { outputs, text, styles, quality })
  const lazy = await measureChunks(lazyChunks, { outputs, text, styles, quality })
  return { name, ...initial, lazyScript: lazy.script, lazyCss: lazy.css, lazyModules: lazy.modules, lazyPackages: lazy.packages }
}

async function measureChunks(chunks, { outputs, text, styles, quality }) {
  const script = chunks.map((path) => text.get(path)).join('')
  const inputs = [...new Set(chunks.flatMap((path) => Object.keys(outputs.get(path).inputs)))].sort()
  const sheets = new Set(inputs.flatMap((path) => styles.get(join(designSystem, path))?.sheets ?? []))
  const designSystemInputs = inputs.filter((path) => !path.includes('node_modules') && !path.startsWith('..'))
  const stylesheetsWithRules = [...sheets].filter((path) => styles.get(path)?.css.trim())
  const modules = [
    ...new Set([
      ...designSystemInputs.filter((path) => !path.endsWith('.css.ts')),
      ...stylesheetsWithRules.map((path) => relative(designSystem, path)),
    ]),
  ].sort()
  const packages = [...new Set(inputs.flatMap((path) => packageOf(path) ?? []))].sort()
  const css = stylesheetsWithRules
    .filter((path) => !path.startsWith(theme))
    .map((path) => styles.get(path)?.css)
    .join('\n')
  const { code } = await transform(css, { loader: 'css', minify: true })
  return { script: script ? brotli(script, quality) : 0, css: code ? gzipSync(code, { level: 9 }).length : 0, modules, packages }
}

const outputPath = (path) => path.replace(/^.*\bout\//, '')
const packageOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
const brotli = (text, quality) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
