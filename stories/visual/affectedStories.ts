import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { gitFiles } from '../../app/scripts/lib/git.mjs'
import { root as projectRoot } from '../../app/scripts/lib/install.mjs'
import type { Story } from './shots.ts'

/** Files that affect every story without being imported: the token build, static files, the preview, the comparison and dependencies. */
const globalFiles =
  /^(?:tokens\/[^/]+\.mjs$|\.storybook\/(?:main|preview)\.|stories\/public\/|stories\/visual\/(?!.*\.test\.ts$)|package-lock\.json$|design-system\/theme\/)/

/** The pages of the game frames, which a plugin of the build renders: no import leads from their stories to the games. */
const frameSources = /^(?:app\/(?:games|platform\/pages|shared)\/|stories\/frames\/)/
const frameStories = 'stories/features/games/GameFrames.stories.tsx'

/** The preview imports these for docs pages only: what they import does not affect every story. */
const docsOnly = new Set(['stories/docs/lazyDocs.tsx', '.storybook/docs.css'])

/** A module of the build and its importers. */
interface BuildModule {
  id: string
  reasons: readonly { moduleName: string }[]
}

/** The source files that each file of the project uses, and the tokens in its styles. */
interface StorySources {
  /** Absolute root of the working tree in the ids of the modules. */
  root: string
  modules: readonly BuildModule[]
  /** CSS variables in the styles of each file; `*`: any. */
  tokenUsage: Readonly<Record<string, readonly string[]>>
}

/** Normalizes a module id: `./design-system/x.css.ts?vanilla…` and `/design-system/x.css.ts.vanilla.css` are the same file. */
const filePathOf = (id: string, root: string): string =>
  id
    .replace(/^\0|^virtual:/g, '')
    .replace(/\?.*$/, '')
    .replace(/\.vanilla\.\w+$/, '')
    .replace(root, '')
    .replace(/^(?:\.\/|\/)+/, '')

/** Stories affected by a change of these files, or of the values of these CSS variables, by the module graph of the built Storybook. */
export function affectedStories(
  stories: readonly Story[],
  { files, variables = [] }: { files: readonly string[]; variables?: readonly string[] },
  { root, modules, tokenUsage }: StorySources,
): Story[] {
  if (files.some((file) => globalFiles.test(file))) return [...stories]
  const importers = new Map<string, Set<string>>()
  for (const { id, reasons } of modules) {
    const file = filePathOf(id, root)
    const known = importers.get(file) ?? new Set()
    for (const { moduleName } of reasons) known.add(filePathOf(moduleName, root))
    importers.set(file, known)
  }
  const users = Object.entries(tokenUsage)
    .filter(([, used]) => variables.length > 0 && used.some((name) => name === '*' || variables.includes(name)))
    .map(([file]) => file)
  const seen = new Set([...files, ...users].filter((file) => !docsOnly.has(file)))
  // includes items added while iterating
  for (const file of seen) for (const importer of importers.get(file) ?? []) if (!docsOnly.has(importer)) seen.add(importer)
  if (files.some((file) => frameSources.test(file))) seen.add(frameStories)
  return stories.filter(({ importPath }) => seen.has(filePathOf(importPath, root)))
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/**
 * What style files import, directly and through other files: vanilla-extract runs them while building, so that the module graph contains
 * their styles but not the constants and functions that compute them.
 */
function styleImports(): BuildModule[] {
  const queue = gitFiles(projectRoot, ['design-system', 'features', 'stories']).filter((file) => file.endsWith('.css.ts'))
  const seen = new Set(queue)
  const imports: BuildModule[] = []
  for (const file of queue) {
    const path = join(projectRoot, file)
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      const resolved = ts.resolveModuleName(fileName, path, compilerOptions, ts.sys).resolvedModule?.resolvedFileName
      const imported = resolved && relative(projectRoot, resolved)
      if (!imported || imported.startsWith('..') || imported.includes('node_modules/')) continue
      imports.push({ id: imported, reasons: [{ moduleName: file }] })
      if (!seen.has(imported)) {
        seen.add(imported)
        queue.push(imported)
      }
    }
  }
  return imports
}

const entry = 'design-system/index.ts'

/** The files of the names that each importer of the design system's entry point takes from it: an importer does not depend on all of them. */
function entryImports(importers: readonly string[]): BuildModule[] {
  const exported = new Map(
    namesFrom(readFileSync(join(projectRoot, entry), 'utf8'), /export \{([^}]*)\} from '\.\/([^']+)'/g).map(({ name, from }) => [
      name,
      from,
    ]),
  )
  return importers.flatMap((file) =>
    namesFrom(
      readFileSync(join(projectRoot, file), 'utf8'),
      /(?:im|ex)port (?:type )?\{([^}]*)\} from '(@casino\/design-system)'/g,
    ).flatMap(({ name }) => {
      const from = exported.get(name)
      return from ? [{ id: `design-system/${from}`, reasons: [{ moduleName: file }] }] : []
    }),
  )
}

const namesFrom = (text: string, list: RegExp) =>
  [...text.matchAll(list)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((each) => {
      const name = each
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, '')
      return name ? [{ name, from }] : []
    }),
  )

/** Imports and tokens of the sources of a complete build of the present working tree. */
export function storySources(folder: string): StorySources {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const root = readFileSync(join(folder, '.root'), 'utf8')
  const built: BuildModule[] = read('preview-stats.json').modules
  const isEntry = ({ id }: BuildModule) => filePathOf(id, root) === entry
  const importers = built.filter(isEntry).flatMap(({ reasons }) => reasons.map(({ moduleName }) => filePathOf(moduleName, root)))
  const modules = [...built.filter((module) => !isEntry(module)), ...entryImports(importers), ...styleImports()]
  return { root, modules, tokenUsage: read('token-usage.json') }
}
