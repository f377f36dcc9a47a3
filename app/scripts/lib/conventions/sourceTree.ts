import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Root folder of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url))

/** A place in the code that breaks a convention. `subject`: the name that an exception is keyed by. */
export interface Violation {
  file: string
  /** From 1. */
  line: number
  rule: string
  subject: string
}

/** Parses one file into a syntax tree with parent links; no types are checked. */
export function parseSource(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

const skippedFolders = /(?:^|\/)(?:node_modules|dist|generated|public|__baselines__)\//

/** The syntax trees of every TypeScript file of a layer, by path from the root. */
export function parseLayer(layer: string): ts.SourceFile[] {
  return readdirSync(join(repositoryRoot, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !skippedFolders.test(file))
    .sort()
    .map((file) => parseSource(`${layer}/${file}`, readFileSync(join(repositoryRoot, layer, file), 'utf8')))
}

/** Calls `visit` for every node of a tree, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** A violation at a node. */
export function violationAt(node: ts.Node, rule: string, subject: string): Violation {
  const source = node.getSourceFile()
  return { file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, rule, subject }
}

/** Whether a declaration has the modifier. */
export const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false)

/** Every property of every object literal in a tree with one of the names. */
export function propertiesNamed(tree: ts.Node, ...names: readonly string[]): ts.ObjectLiteralElementLike[] {
  const found: ts.ObjectLiteralElementLike[] = []
  walk(tree, (node) => {
    if (ts.isObjectLiteralElementLike(node) && node.name && names.includes(propertyName(node.name))) found.push(node)
  })
  return found
}

const propertyName = (name: ts.PropertyName): string => ('text' in name ? name.text : name.getText())

/** The value of a property of an object literal; undefined when it has none, or when a spread may contain it. */
export function propertyValue(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const property = object.properties.find((one) => one.name && propertyName(one.name) === name)
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined
}
