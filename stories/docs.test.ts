import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { parseSource } from '../app/scripts/lib/conventions/sourceTree.ts'

const pages = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => [path, join(import.meta.dirname, path)] as const)

/** Names of the constants that a story file exports. */
function storiesOf(path: string): readonly string[] {
  const exported = parseSource(path, readFileSync(path, 'utf8')).statements.filter(
    (node): node is ts.VariableStatement =>
      ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true,
  )
  return exported.flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()))
}

// Storybook shows an empty page when one of its blocks names a story that is not there; no type check reads MDX
it.each(pages)('%s shows stories that exist', (_, path) => {
  const text = readFileSync(path, 'utf8')
  const files = new Map([...text.matchAll(/import \* as (\w+) from '(\S+)'/g)].map(([, name, from]) => [name, from ?? '']))
  const shown = [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)]
  expect(shown.length).toBe(text.split('of={').length - 1)
  const missing = shown.filter(([, file, story = '']) => {
    const from = files.get(file)
    return from === undefined || !storiesOf(join(dirname(path), from)).includes(story)
  })
  expect(missing.map(([block]) => block)).toEqual([])
})
