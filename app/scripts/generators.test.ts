import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { componentLists, featureLists, templateFiles } from './lib/newFiles.mjs'

type GeneratedFiles = Readonly<Record<string, string>>

it('a generated component and feature type-check in their places, where stories import them by their public names', {
  timeout: 120_000,
}, () => {
  const files: GeneratedFiles = {
    ...templateFiles('component', 'PriceTag'),
    ...componentLists('PriceTag'),
    ...templateFiles('feature', 'probe'),
    ...featureLists('probe'),
  }
  const wrong = { 'features/probe/wrong.ts': "export const points: number = 'many'\n" }
  expect(typeErrors({ ...files, ...wrong })).toEqual(["features/probe/wrong.ts: Type 'string' is not assignable to type 'number'."])
})

it('the lists of a generated feature stay valid JSON', () => {
  const lists: GeneratedFiles = featureLists('probe')
  const parsed = (path: string) => JSON.parse(lists[path] ?? '')
  expect(parsed('features/package.json').exports['./probe/ProbePage']).toBe('./probe/ProbePage.tsx')
  expect(parsed('app/platform/seed/seo.json').pages['/min-konto/probe'].title).toBe('TODO: overskrift – {site}')
  expect(parsed('app/e2e/routes.json')).toContainEqual({ path: '/min-konto/probe', guest: '/log-ind' })
})

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
