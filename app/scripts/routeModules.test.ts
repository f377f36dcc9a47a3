import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { routeModules } from './lib/routeModules.mjs'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'route-modules-')))
mkdirSync(join(root, 'routes'))
for (const page of ['Lobby', 'Game']) writeFileSync(join(root, `${page}.ts`), `export const ${page} = '${page}'`)

/** The code of a routes file, built for the server or for the browser. */
async function built(text: string, ssr: boolean): Promise<string> {
  const input = join(root, 'routes/rows.ts')
  writeFileSync(input, text)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [routeModules('routes')],
    build: { write: false, minify: false, ssr, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  const chunks = 'output' in result ? result.output : []
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [])).join()
}

const rows = `
export const row = (name: string) => ({ name, loadPage: async () => { const { Game } = await import('../Game.ts'); return () => Game } })
export const both = { loadPage: async () => Promise.all([import('../Lobby'), import('../Game')]) }
export const none = { loadPage: async () => () => null }`

test('the build of the server adds the modules of every row, as the manifest names them', async () => {
  const code = await built(rows, true)
  expect([...code.matchAll(/modules: (\[.*?\])/gs)].map(([, list = '']) => JSON.parse(list))).toEqual([
    ['Game.ts'],
    ['Lobby.ts', 'Game.ts'],
    [],
  ])
  expect(await built(rows, false)).not.toContain('modules:')
})

test.each([
  ["an import() outside a row's loadPage", "export const load = () => import('../Game.ts')"],
  ['the import() of a page must name its module literally', 'export const row = (page: string) => ({ loadPage: () => import(page) })'],
])('the build fails: %s', async (message, text) => {
  await expect(built(text, true)).rejects.toThrow(message)
})
