import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const testFunctions = ['test', 'it', 'describe']
const skips = ['skip', 'todo', 'fixme']

/** Escapes in one file, by kind. Texts that only mention one do not count. */
export function escapesIn(path, text) {
  const counts = { skips: 0, 'disabled rules': 0, any: 0, '!important': 0, 'ts escapes': 0 }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const comments = new Map()
  const addComments = (place) => {
    const ranges = [...(ts.getLeadingCommentRanges(text, place) ?? []), ...(ts.getTrailingCommentRanges(text, place) ?? [])]
    for (const { pos, end } of ranges) comments.set(pos, text.slice(pos, end))
  }
  const visit = (node) => {
    if (!ts.isJsxText(node)) addComments(node.pos)
    if (ts.isJsxExpression(node)) addComments(node.getStart(source) + 1) // `{/* … */}`
    if (node.kind === ts.SyntaxKind.AnyKeyword) counts.any++
    if (ts.isPropertyAccessExpression(node) && skips.includes(node.name.text) && testFunctions.includes(node.expression.getText(source)))
      counts.skips++
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) counts['!important'] += node.text.match(/!important/g)?.length ?? 0
    ts.forEachChild(node, visit)
  }
  visit(source)
  const starting = (pattern) => [...comments.values()].filter((comment) => pattern.test(comment)).length
  counts['disabled rules'] = starting(/^\/[/*] *biome-ignore/)
  counts['ts escapes'] = starting(/^\/[/*] *@ts-(?:ignore|expect-error|nocheck)/)
  return counts
}

/** One line with the number of skips, suppressions, `any` and `!important` in the code. Each names its reason on the same line. */
export function countEscapes(root) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.fixture/') && existsSync(join(root, file)))
  const all = files.map((file) => escapesIn(file, readFileSync(join(root, file), 'utf8')))
  const total = (kind) => all.reduce((sum, counts) => sum + counts[kind], 0)
  return `escapes: ${Object.keys(escapesIn('', ''))
    .map((kind) => `${kind} ${total(kind)}`)
    .join(', ')}`
}
