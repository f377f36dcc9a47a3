import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { componentFiles } from './lib/componentFiles.mjs'
import { findUnnamedProps } from './lib/conventions/componentProps.ts'
import { placeholderLines } from './lib/conventions/placeholders.ts'
import { findReadonlyTypes } from './lib/conventions/readonlyTypes.ts'
import { parseSource, repositoryRoot } from './lib/conventions/sourceTree.ts'
import { findUnionTags } from './lib/conventions/unionTags.ts'
import { featureFiles } from './lib/featureFiles.mjs'
import { withEntry } from './lib/listEdits.mjs'

type GeneratedFiles = Readonly<Record<string, string>>
const component: GeneratedFiles = componentFiles('PriceTag').files
const { files: newFeatureFiles, edits } = featureFiles('probe')
const feature: GeneratedFiles = { ...newFeatureFiles, ...edits }

describe.each([
  ['component', component],
  ['feature', feature],
])('a generated %s', (_, files) => {
  it('is written as the house writes', () => {
    const trees = Object.entries(files)
      .filter(([path]) => !path.endsWith('.json'))
      .map(([path, text]) => parseSource(path, text))
    expect([...findUnnamedProps(trees), ...findUnionTags(trees), ...findReadonlyTypes(trees)]).toEqual([])
  })

  it('is refused until its author has replaced the placeholders', () => {
    expect(Object.values<string>(files).flatMap(placeholderLines).length).toBeGreaterThan(0)
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
