// Builds the client and the server bundles, computes the build id, and precompresses every text file.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { readBuildMetas, writeBuildMetas } from './lib/buildMetas.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')
const texts = new Set(['.js', '.css', '.svg', '.json', '.txt'])

process.env.NODE_ENV = 'production'
const olderMetas = readBuildMetas(client)
rmSync(join(root, 'dist'), { recursive: true, force: true })
const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await builder.build(builder.environments.client)
await builder.build(builder.environments.ssr)

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const hash = createHash('sha256')
for (const file of [...files(client), ...files(join(root, 'dist/server'))]) hash.update(file.slice(root.length)).update(readFileSync(file))
const id = hash.digest('hex').slice(0, 16)

const { routes, redirectRules, parseRedirectRules } = await import(pathToFileURL(join(root, 'dist/server/pages.js')).href)
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
for (const { name, modules } of routes) {
  const missing = modules?.filter((module) => !manifest[module]) ?? ['modules']
  if (missing.length) throw new Error(`the route ${name} has no chunk to preload: ${missing} (app/scripts/lib/routeModules.mjs)`)
}
const rules = routes.map(({ name, path, guards, header, server }) => ({ name, path, guards, header, cache: server.cache }))
const meta = { id, routes: rules, redirects: parseRedirectRules(redirectRules) }
writeBuildMetas(client, [...olderMetas, { name: `${id}.json`, text: JSON.stringify(meta) }])
writeFileSync(join(client, 'builds/latest.json'), JSON.stringify({ id, timestamp: Date.now() }))

const [br, gz] = [promisify(brotliCompress), promisify(gzip)]
await Promise.all(
  files(client)
    .filter((file) => texts.has(extname(file)) && !file.includes('.vite'))
    .map(async (file) => {
      const body = readFileSync(file)
      if (body.length < 200) return
      writeFileSync(
        `${file}.br`,
        await br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
      )
      writeFileSync(`${file}.gz`, await gz(body, { level: 9 }))
    }),
)
console.info(`build ${id}: ${files(client).length} files`)
