import ts from 'typescript'
import { type Violation, violationAt, walk } from './sourceTree.ts'

/** What throws for a text that it cannot read. `new Date` does not; its `toISOString` does. */
const parserOf = (node: ts.Node): { name: string; argument: ts.Expression | undefined } | null => {
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') return { name: 'new URL', argument: node.arguments?.[0] }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  const { expression, name } = node.expression
  if (name.text === 'parse' && expression.getText() === 'JSON') return { name: 'JSON.parse', argument: node.arguments[0] }
  return name.text === 'toISOString' ? { name: 'toISOString', argument: expression } : null
}

const isConstant = (argument: ts.Expression | undefined): boolean =>
  argument === undefined || ts.isStringLiteral(argument) || /^new Date\(\)$/.test(argument.getText())

function isCaught(node: ts.Node): boolean {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (ts.isTryStatement(parent) && parent.tryBlock === child && parent.catchClause) return true
    if (ts.isFunctionLike(parent)) return false
  }
  return false
}

/** Parsers that throw for a text that they cannot read, where nothing catches the error. */
export function findThrowingParsers(sources: readonly ts.SourceFile[]): Violation[] {
  const found: Violation[] = []
  for (const source of sources)
    walk(source, (node) => {
      const parser = parserOf(node)
      if (parser && !isConstant(parser.argument) && !isCaught(node)) found.push(violationAt(node, 'throwing-parser', parser.name))
    })
  return found
}
