import { checkSync } from 'recheck'
import ts from 'typescript'
import { type Violation, violationAt, walk } from './sourceTree.ts'

/**
 * Regular expressions whose time grows with the square of the text, or faster: a stranger's long text would hold the only thread of a server.
 * `recheck` finds the text that shows it.
 */
export function findSlowExpressions(sources: readonly ts.SourceFile[]): Violation[] {
  const nodesByText = new Map<string, ts.Node[]>()
  for (const source of sources)
    walk(source, (node) => {
      if (!ts.isRegularExpressionLiteral(node)) return
      nodesByText.set(node.text, [...(nodesByText.get(node.text) ?? []), node])
    })
  return [...nodesByText].flatMap(([text, nodes]) => {
    const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
    const isSafe = checkSync(pattern, flags).status === 'safe'
    return isSafe ? [] : nodes.map((node) => violationAt(node, 'slow-expression', text))
  })
}
