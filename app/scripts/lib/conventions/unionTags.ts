import ts from 'typescript'
import { type Violation, violationAt, walk } from './sourceTree.ts'
import { type LiteralProperties, TypeLookup } from './typeLookup.ts'

/** Discriminated unions, of types and of zod schemas, whose tag is not `type`. `subject`: the declaration's name and its tag. */
export function findUnionTags(files: readonly ts.SourceFile[]): Violation[] {
  const types = new TypeLookup(files)
  const violations: Violation[] = []
  const report = (node: ts.Node, tag: string | undefined) => {
    if (tag !== undefined && tag !== 'type') violations.push(violationAt(node, 'tag', `${ownerName(node)}.${tag}`))
  }
  for (const file of files)
    walk(file, (node) => {
      if (ts.isUnionTypeNode(node) && isOutermost(node)) report(node, tagOf(types.objectsOf(node)))
      if (ts.isCallExpression(node)) report(node, schemaTag(node))
    })
  return violations
}

/** `Known | undefined` is no union of its own: `Known` is checked where it is declared. */
const isOutermost = (node: ts.UnionTypeNode): boolean =>
  !(ts.isUnionTypeNode(node.parent) || (ts.isParenthesizedTypeNode(node.parent) && ts.isUnionTypeNode(node.parent.parent))) &&
  node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword && !isNull(type)).length > 1

const isNull = (type: ts.TypeNode): boolean => ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword

/** The property whose values distinguish every two objects: `type` if it does. */
function tagOf(objects: readonly LiteralProperties[]): string | undefined {
  const [first] = objects
  if (!first || objects.length < 2) return undefined
  const tags = [...first.keys()].filter((name) => {
    const values = objects.map((object) => object.get(name) ?? new Set<string>())
    return values.every((set) => set.size > 0) && new Set(values.flatMap((set) => [...set])).size === sum(values.map((set) => set.size))
  })
  return tags.includes('type') ? 'type' : tags[0]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The tag of `z.discriminatedUnion('type', …)`, and of a `z.union` of objects that share a `z.literal`. */
function schemaTag(call: ts.CallExpression): string | undefined {
  const [first] = call.arguments
  if (!ts.isPropertyAccessExpression(call.expression) || !first) return undefined
  if (call.expression.name.text === 'discriminatedUnion') return ts.isStringLiteral(first) ? first.text : undefined
  if (call.expression.name.text !== 'union' || !ts.isArrayLiteralExpression(first)) return undefined
  return tagOf(first.elements.map(schemaLiterals))
}

/** The `z.literal` properties of a `z.object`. */
function schemaLiterals(schema: ts.Expression): LiteralProperties {
  const shape = ts.isCallExpression(schema) ? schema.arguments[0] : undefined
  if (!shape || !ts.isObjectLiteralExpression(shape)) return new Map()
  return new Map(
    shape.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) return []
      const { expression, arguments: values } = property.initializer
      const isLiteral = ts.isPropertyAccessExpression(expression) && expression.name.text === 'literal'
      return isLiteral ? [[property.name.getText(), new Set(values.map((value) => value.getText()))] as const] : []
    }),
  )
}

/** Name of the declaration that a node belongs to. */
function ownerName(node: ts.Node): string {
  for (let owner: ts.Node | undefined = node; owner; owner = owner.parent)
    if (
      ts.isTypeAliasDeclaration(owner) ||
      ts.isInterfaceDeclaration(owner) ||
      ts.isVariableDeclaration(owner) ||
      ts.isFunctionDeclaration(owner)
    )
      return owner.name?.getText() ?? ''
  return ''
}
