import ts from 'typescript'
import { type Violation, violationAt, walk } from './sourceTree.ts'

/**
 * Code that belongs in one place: `settleCall` separates a failed call from a programming error, and `historyState` writes to the browser's
 * history (the URL itself is changed through wouter).
 */
export function findSecondPlaces(files: readonly ts.SourceFile[]): Violation[] {
  const violations: Violation[] = []
  for (const file of files)
    walk(file, (node) => {
      if (
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
        node.right.getText() === 'CallError'
      )
        violations.push(violationAt(node, 'call error', file.fileName))
      if (ts.isPropertyAccessExpression(node) && ['pushState', 'replaceState'].includes(node.name.text))
        violations.push(violationAt(node, 'history', file.fileName))
    })
  return violations
}
