import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compileEntry } from './lib/compileEntry.mjs'

const modules: Record<string, string> = {
  'virtual:entry.js': 'document.addEventListener("click", () => import("virtual:lazy.js"))',
  'virtual:lazy.js': 'import "virtual:styles.css"; export const name = document.title',
  'virtual:styles.css': 'p { color: red }',
}

test('the entry begins with the hint, before the list of files that Vite puts first, and a lazy chunk has none', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'modules', resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] ?? null }, compileEntry()],
    build: { write: false, rolldownOptions: { input: 'virtual:entry.js' } },
  })
  const { output } = result as Rolldown.RolldownOutput // one input in one format
  const chunks = output.filter((file) => file.type === 'chunk')
  const [entry, lazy] = [chunks.find(({ isEntry }) => isEntry), chunks.find(({ isDynamicEntry }) => isDynamicEntry)]
  expect(entry?.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n.*__vite__mapDeps/)
  expect(lazy?.code).toContain('document.title')
  expect(lazy?.code).not.toContain('allFunctionsCalledOnLoad')
})
