import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseChangelog, parseChangeset } from './changelog.ts'

it('parses a changeset', () => {
  const source = "---\n'@casino/tokens': minor\n'@casino/design-system': patch\n---\n\nLines show in high contrast.\n"
  expect(parseChangeset(source)).toEqual({ packages: ['tokens', 'design-system'], text: 'Lines show in high contrast.' })
  expect(parseChangeset('# Changesets\n')).toBeNull()
})

it('parses a changelog in the format that changesets generates', () => {
  const source = '# @casino/tokens\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: Lines show.\n- Second.\n\n## 0.1.0\n\n- First.\n'
  expect(parseChangelog(source)).toEqual([
    {
      title: '0.2.0',
      changes: [
        { packages: ['tokens'], text: 'Lines show.' },
        { packages: ['tokens'], text: 'Second.' },
      ],
    },
    { title: '0.1.0', changes: [{ packages: ['tokens'], text: 'First.' }] },
  ])
})

it('parses every unreleased changeset', () => {
  const folder = new URL('../../.changeset/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  for (const file of files) expect(parseChangeset(readFileSync(new URL(file, folder), 'utf8')), file).not.toBeNull()
})
