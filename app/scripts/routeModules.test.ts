import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeModules } from './lib/routeModules.mjs'

let root = ''
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'route-modules-')))
  for (const page of ['Lobby', 'Game']) write(`pages/${page}.tsx`, `export const ${page} = () => <p>${page}</p>`)
  write('pages/elsewhere.ts', "export const load = () => import('./Game.tsx')")
})
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The code of a routes file, built for `environment`. */
async function build(text: string, environment: 'client' | 'ssr'): Promise<string> {
  write('routes/rows.tsx', text)
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [routeModules('routes')],
    builder: {},
    environments: Object.fromEntries(
      ['client', 'ssr'].map((name) => [
        name,
        {
          build: {
            write: false,
            minify: false,
            ssr: name === 'ssr',
            rolldownOptions: {
              input: join(root, 'routes/rows.tsx'),
              preserveEntrySignatures: 'strict',
              external: ['react/jsx-runtime', 'react/jsx-dev-runtime'],
            },
          },
        },
      ]),
    ),
  })
  const built = builder.environments[environment]
  if (!built) throw new Error(`no environment ${environment}`)
  const result = await builder.build(built)
  if (!('output' in result)) throw new Error('the build has no output')
  return result.output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [])).join()
}

const rows = `
export const row = (name: string) => ({ name, loadPage: async () => { const { Game } = await import('../pages/Game.tsx'); return () => <Game /> } })
export const both = { loadPage: async () => Promise.all([import('../pages/Lobby'), import('../pages/Game')]) }
export const none = { loadPage: async () => () => null }`

test('the build of the server adds the modules of every row, as the manifest names them', async () => {
  const code = await build(rows, 'ssr')
  expect([...code.matchAll(/modules: (\[.*?\])/gs)].map(([, list = '']) => JSON.parse(list))).toEqual([
    ['pages/Game.tsx'],
    ['pages/Lobby.tsx', 'pages/Game.tsx'],
    [],
  ])
})

test("the browser's rows have no modules", async () => {
  expect(await build(rows, 'client')).not.toContain('modules:')
})

test.each([
  ["an import() outside a row's loadPage", "export const load = () => import('../pages/Game.tsx')"],
  ['the import() of a page must name its module literally', 'export const row = (page: string) => ({ loadPage: () => import(page) })'],
])('the build fails: %s', async (message, text) => {
  await expect(build(text, 'ssr')).rejects.toThrow(message)
})

test('other files may import as they like', async () => {
  expect(await build("export * from '../pages/elsewhere.ts'", 'ssr')).toContain('import(')
})
