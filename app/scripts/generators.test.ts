import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { CommandError } from './lib/commandError.mjs'
import { componentFiles } from './lib/componentFiles.mjs'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { featureFiles } from './lib/featureFiles.mjs'
import { withEntry } from './lib/listEdits.mjs'
import { writeOrUndo } from './lib/writeOrUndo.mjs'

type GeneratedFiles = Readonly<Record<string, string>>
const component: GeneratedFiles = componentFiles('PriceTag').files
const { files: newFeatureFiles, edits } = featureFiles('probe')
const feature: GeneratedFiles = { ...newFeatureFiles, ...edits }

describe.each([
  ['component', component],
  ['feature', feature],
])('a generated %s', (_, files) => {
  it('is refused until its author has replaced the placeholders', () => {
    expect(Object.values<string>(files).join()).toContain('TODO')
  })

  it('passes Biome, which the generator runs for its format', () => {
    expect(checkWithBiome(files)).toMatch(/^Checked \d+ files? in /)
  })
})

it('a generated feature exports its calls, page and screen, and nothing else', () => {
  const { exports } = JSON.parse(feature['features/package.json'] ?? '')
  expect(Object.keys(exports).filter((subpath) => subpath.startsWith('./probe/'))).toEqual([
    './probe/ProbePage',
    './probe/ProbeScreen',
    './probe/calls',
  ])
  expect(Object.keys(exports)).toEqual(Object.keys(exports).sort())
})

it('the page of a generated feature has a title, and is opened end to end by a guest and a player', () => {
  const { pages } = JSON.parse(feature['app/platform/seed/seo.json'] ?? '')
  expect(pages['/min-konto/probe'].title).toBe('TODO: overskrift – {site}')
  expect(JSON.parse(feature['app/e2e/routes.json'] ?? '')).toContainEqual({ path: '/min-konto/probe', guest: '/log-ind' })
})

it('a generated feature adds lines to the list of exports and moves none', () => {
  const before = readFileSync(join(repositoryRoot, 'features/package.json'), 'utf8').split('\n')
  const after = feature['features/package.json']?.split('\n') ?? []
  expect(after.filter((line) => !line.includes('/probe/'))).toEqual(before)
})

it.each([
  ['Map', 'Map is a global of JavaScript: choose another name'],
  ['Object', 'Object is a global of JavaScript: choose another name'],
  ['Default', 'Default is a name that the generated files use: choose another name'],
  ['Guide', 'Guide is a name that the generated files use: choose another name'],
])('no component is named %s', (name, message) => {
  expect(() => componentFiles(name)).toThrow(new CommandError(message))
})

it.each([
  ['new', 'new is a reserved word of JavaScript: choose another name'],
  ['await', 'await is a reserved word of JavaScript: choose another name'],
  ['eval', 'eval is a reserved word of JavaScript: choose another name'],
  ['escape', 'escape is a global of JavaScript: choose another name'],
  ['withdraw', 'features/content/paths.ts has the path withdraw: choose another name'],
  ['udbetal', 'features/content/paths.ts has the path udbetal: choose another name'],
  ['forms', 'already exists: features/forms'],
])('no feature is named %s', (name, message) => {
  expect(() => featureFiles(name)).toThrow(new CommandError(message))
})

it('knows every name that the files of a component use', () => {
  const declared = Object.values(component).flatMap((text) => [...text.matchAll(/^(?:import type|export const) (?:\{ )?([A-Z]\w*)/gm)])
  for (const [, name = ''] of declared) expect(() => componentFiles(name)).toThrow(CommandError)
  expect(new Set(declared.map(([, name]) => name))).toEqual(new Set(['ReactNode', 'Default', 'Guide']))
})

describe('what a generator has written', () => {
  const written = (check: () => boolean) => {
    const folder = mkdtempSync(join(tmpdir(), 'written-'))
    writeFileSync(join(folder, 'list.ts'), 'before')
    const write = () => writeOrUndo(folder, { 'list.ts': 'after', 'new/deep/one.ts': '1', 'new/deep/two.ts': '2' }, check)
    const paths = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    return { write, paths, list: () => readFileSync(join(folder, 'list.ts'), 'utf8') }
  }

  it('stays when the check passes', () => {
    const { write, paths, list } = written(() => true)
    expect(write()).toBe(true)
    expect(list()).toBe('after')
    expect(paths()).toEqual(['list.ts', 'new', 'new/deep', 'new/deep/one.ts', 'new/deep/two.ts'])
  })

  it('is undone when the check fails', () => {
    const { write, paths, list } = written(() => false)
    expect(write()).toBe(false)
    expect(list()).toBe('before')
    expect(paths()).toEqual(['list.ts'])
  })

  it('is undone when the check throws', () => {
    const { write, paths, list } = written(() => {
      throw new Error('no formatter')
    })
    expect(write).toThrow('no formatter')
    expect(list()).toBe('before')
    expect(paths()).toEqual(['list.ts'])
  })
})

it('names the list that a generator does not find', () => {
  const edit = { path: 'features/list.ts', list: 'export const list = [', entry: 'one,' }
  expect(() => withEntry('export const other = [\n]\n', edit)).toThrow('features/list.ts has no line "export const list = ["')
  expect(withEntry('export const list = [\n]\n', edit)).toBe('export const list = [\n  one,\n]\n')
})

it('generated files type-check in their places, where stories import them by their public names', { timeout: 120_000 }, () => {
  const wrong = { 'features/probe/wrong.ts': "export const points: number = 'many'\n" }
  expect(typeErrors({ ...component, ...feature, ...wrong })).toEqual([
    "features/probe/wrong.ts: Type 'string' is not assignable to type 'number'.",
  ])
})

/** What Biome says about the files, written to a temporary folder. */
function checkWithBiome(files: GeneratedFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const program = join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['check', '--write', '--vcs-enabled=false', `--config-path=${join(repositoryRoot, 'biome.json')}`, folder]
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout : stderr
}

/** Type errors in the files, as if they stood in the repository. */
function typeErrors(files: GeneratedFiles): string[] {
  const { config } = ts.readConfigFile(join(repositoryRoot, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, repositoryRoot)
  const texts = new Map(Object.entries(files).map(([path, text]) => [join(repositoryRoot, path), text]))
  const folders = new Set([...texts.keys()].map(dirname))
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors, // as tsc does: comments of TypeScript files have no types
    fileExists: (path) => texts.has(linkTarget(path)) || disk.fileExists(path),
    directoryExists: (path) => folders.has(linkTarget(path)) || ts.sys.directoryExists(path),
    readFile: (path) => texts.get(linkTarget(path)) ?? disk.readFile(path),
    realpath: (path) => (texts.has(linkTarget(path)) ? linkTarget(path) : (disk.realpath?.(path) ?? path)),
    getSourceFile: (path, target) => {
      const text = texts.get(path)
      return text === undefined ? disk.getSourceFile(path, target) : ts.createSourceFile(path, text, target)
    },
  }
  const sources = [...texts.keys()].filter((path) => /\.tsx?$/.test(path))
  const program = ts.createProgram(sources, options, host)
  return sources.flatMap((path) => {
    const source = program.getSourceFile(path)
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return diagnostics.map(
      ({ messageText }) => `${path.slice(repositoryRoot.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

/** The workspaces are linked into `node_modules`. */
const linkTarget = (path: string): string => path.replace('/node_modules/@casino/', '/')
