import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from './commandError.mjs'
import { root } from './install.mjs'

const templates = new URL('../templates/', import.meta.url)
const read = (path) => readFileSync(join(root, path), 'utf8')

/** The files of a template (`component`, `feature`) by path, with `__name__` and `__Name__` replaced. `TODO` marks what only their author knows. */
export function templateFiles(kind, name) {
  const replaceName = (text) => text.replaceAll('__name__', name).replaceAll('__Name__', `${name[0].toUpperCase()}${name.slice(1)}`)
  const folder = new URL(`${kind}/`, templates)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'))
  return Object.fromEntries(
    files.map((file) => [replaceName(file.slice(0, -'.txt'.length)), replaceName(readFileSync(new URL(file, folder), 'utf8'))]),
  )
}

/** The entry point of the design system, with a new component. */
export const componentLists = (name) => ({
  'design-system/index.ts': `${read('design-system/index.ts')}export { ${name}, type ${name}Props } from './components/${name}/index.ts'\n`,
})

/** The lists that name a feature, with an entry for a new one. They are written by hand because the types of paths, texts and calls follow from them. */
export function featureLists(name) {
  const feature = `${name[0].toUpperCase()}${name.slice(1)}`
  const route = `{
    ...accountDefaults,
    name: 'min-konto-${name}',
    path: paths.${name},
    guards: routeGuards.account,
    loadPage: async () => {
      const { ${feature}Page } = await import('@casino/features/${name}/${feature}Page')
      return () => <${feature}Page />
    },
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('${name}.get', {}, { player: true })],
      textGroups: ['${name}'],
      cache: 'never',
    },
  },`
  const title = { title: 'TODO: overskrift – {site}', description: 'Din spilkonto.', robots: 'noindex,nofollow' }
  const exported = ['calls.ts', `${feature}Page.tsx`, `${feature}Screen.tsx`].map((file) => [file.replace(/\.\w+$/, ''), file])
  const importOf = (what, from, options = '') => `import ${what} from '${from}'${options}\n`
  /** Path, the line that opens the list, the entry, and its import. */
  const entries = [
    ['app/platform/seed/seo.json', '  "pages": {', `"/min-konto/${name}": ${JSON.stringify(title)},`],
    ['app/e2e/routes.json', '[', `{ "path": "/min-konto/${name}", "guest": "/log-ind" },`],
    ['features/package.json', '  "exports": {', exported.map(([to, file]) => `"./${name}/${to}": "./${name}/${file}",`).join('\n')],
    [
      'features/content/texts/index.ts',
      'export const textCatalogue = {',
      `${name},`,
      importOf(name, `./da/${name}.json`, " with { type: 'json' }"),
    ],
    ['features/navigation/paths.ts', 'export const paths = {', `${name}: '/min-konto/${name}',`],
    ['app/site/client/routes/account.tsx', 'export const accountRoutes: readonly Route[] = [', route],
    ['features/callTables.ts', 'export const callTables = {', `${name}: ${name}Calls,`, importOf(`{ ${name}Calls }`, `./${name}/calls.ts`)],
    [
      'app/platform/modules.ts',
      'export const platformModules: readonly PlatformModuleFactory[] = [',
      `${name}Module,`,
      importOf(`{ ${name}Module }`, `./${name}/module.ts`),
    ],
  ]
  return Object.fromEntries(
    entries.map(([path, list, entry, importLine = '']) => {
      const text = read(path)
      if (!text.includes(`${list}\n`)) throw new CommandError(`${path} has no line "${list}": update app/scripts/lib/newFiles.mjs`)
      return [path, importLine + text.replace(`${list}\n`, () => `${list}\n${entry}\n`)]
    }),
  )
}

/** Writes new files and edited lists by path and formats them. Throws a `CommandError` for a new file that exists, or that Biome refuses. */
export function write(files, lists) {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new CommandError(`already exists: ${taken.join(', ')}`)
  const all = { ...files, ...lists }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { status } = spawnSync('npx', ['biome', 'check', '--write', ...Object.keys(all)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new CommandError('Biome refuses what was generated (see above): choose another name')
  for (const path of Object.keys(all)) console.info(`${path in files ? 'wrote' : 'edited'} ${path}`)
}
