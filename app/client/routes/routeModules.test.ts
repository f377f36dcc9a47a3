import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const visitAll = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => visitAll(child, visit))
}
const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.find(
    (property): property is ts.PropertyAssignment => ts.isPropertyAssignment(property) && property.name.getText() === name,
  )?.initializer

const { exports }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../../features/package.json', import.meta.url), 'utf8'),
)
/** File below `features/` of an import specifier, by the exports of the package. */
const featureFile = (specifier: string): string =>
  exports[specifier.replace('@casino/features', '.')]?.replace('./', '') ?? `${specifier} (not exported)`

/** Specifiers of the `import()` calls below a node; null for one that is not a literal. */
function importedSpecifiers(node: ts.Node): (string | null)[] {
  const found: (string | null)[] = []
  visitAll(node, (child) => {
    if (!ts.isCallExpression(child) || child.expression.kind !== ts.SyntaxKind.ImportKeyword) return
    const [specifier] = child.arguments
    found.push(specifier && ts.isStringLiteral(specifier) ? specifier.text : null)
  })
  return found
}

/**
 * Rows of a route file whose `modules` differ from what `loadPage` imports: the document's head then preloads too little or too much.
 * The bundler needs the literal `import()`, and the server a file name to find the chunk by, so a row holds both.
 */
function moduleFaults(file: string, text: string): { rows: number; faults: readonly string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const faults: string[] = []
  let rows = 0
  let checked = 0
  visitAll(source, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return
    const loadPage = propertyOf(node, 'loadPage')
    if (!loadPage) return
    rows += 1
    const modules = propertyOf(node, 'modules')
    const listed = modules && ts.isArrayLiteralExpression(modules) ? modules.elements.map((element) => element.getText().slice(1, -1)) : []
    const imported = importedSpecifiers(loadPage)
    checked += imported.length
    const expected = imported.map((specifier) => (specifier === null ? 'not a literal' : featureFile(specifier)))
    const line = source.getLineAndCharacterOfPosition((modules ?? node).getStart()).line + 1
    if (expected.toSorted().join() !== listed.toSorted().join())
      faults.push(`app/client/routes/${file}:${line}: loadPage imports [${expected.join(', ')}], modules lists [${listed.join(', ')}]`)
  })
  if (importedSpecifiers(source).length !== checked) faults.push(`app/client/routes/${file}: an import() outside a row's loadPage`)
  return { rows, faults }
}

test('the modules of every route are the files that its page is loaded from', () => {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  const results = files.map((name) => moduleFaults(name, readFileSync(new URL(name, folder), 'utf8')))
  expect(results.flatMap(({ faults }) => faults)).toEqual([])
  expect(results.every(({ rows }) => rows > 0)).toBe(true)
})

test('a missing, a superfluous and a misplaced import are reported with their line', () => {
  const row = (modules: string, body: string) => `const row = {\n  modules: ${modules},\n  loadPage: async () => ${body},\n}`
  const faultsOf = (text: string) => moduleFaults('x.tsx', text).faults
  const pages = "Promise.all([import('@casino/features/games/GamePage'), import('@casino/features/deposit/model')])"
  expect(faultsOf(row("['games/GamePage.tsx', 'deposit/model.ts']", pages))).toEqual([])
  expect(faultsOf(row("['games/GamePage.tsx']", pages))).toEqual([
    'app/client/routes/x.tsx:2: loadPage imports [games/GamePage.tsx, deposit/model.ts], modules lists [games/GamePage.tsx]',
  ])
  expect(faultsOf(row("['games/GamePage.tsx']", '() => <GamePage />'))).toEqual([
    'app/client/routes/x.tsx:2: loadPage imports [], modules lists [games/GamePage.tsx]',
  ])
  expect(faultsOf(row('[]', 'import(name)'))).toEqual(['app/client/routes/x.tsx:2: loadPage imports [not a literal], modules lists []'])
  expect(faultsOf("const load = () => import('@casino/features/games/GamePage')")).toEqual([
    "app/client/routes/x.tsx: an import() outside a row's loadPage",
  ])
})
