import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { groupChanges, parseChangelog, parseChangeset } from './changelog.ts'

it('parses a changeset', () => {
  const source = "---\n'@casino/tokens': minor\n'@casino/design-system': patch\n---\n\nLines show in high contrast.\n"
  expect(parseChangeset(source)).toEqual({
    bump: 'minor',
    packages: ['tokens', 'design-system'],
    text: 'Lines show in high contrast.',
  })
  expect(parseChangeset('# Changesets\n')).toBeNull()
})

it('parses a changelog in the format that changesets generates', () => {
  const source =
    '# @casino/tokens\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: Lines show.\n- Second.\n\n### Patch Changes\n\n- Third.\n\n## 0.1.0\n\n- First.\n'
  expect(parseChangelog(source)).toEqual([
    {
      title: '0.2.0',
      changes: [
        { bump: 'minor', packages: ['tokens'], text: 'Lines show.' },
        { bump: 'minor', packages: ['tokens'], text: 'Second.' },
        { bump: 'patch', packages: ['tokens'], text: 'Third.' },
      ],
    },
    { title: '0.1.0', changes: [{ bump: 'patch', packages: ['tokens'], text: 'First.' }] },
  ])
})

it('parses a changelog that was written by hand', () => {
  const source = '# @casino/app\n\n## 0.2.0\n\n### Added\n\n- A page.\n\n### Changed\n\n- A name.\n\n### Fixed\n\n- A crash.\n'
  expect(parseChangelog(source)[0]?.changes.map(({ bump, text }) => [bump, text])).toEqual([
    ['minor', 'A page.'],
    ['minor', 'A name.'],
    ['patch', 'A crash.'],
  ])
})

it('groups changes by kind and by the first package that they concern, in alphabetical order', () => {
  const toast = { bump: 'patch', packages: ['app', 'design-system'], text: 'Toast: stays.' } as const
  const zoom = { bump: 'patch', packages: ['design-system'], text: '`Zoom` keeps the focus.' } as const
  const login = { bump: 'minor', packages: ['features'], text: 'Login: sooner.' } as const
  expect(groupChanges([toast, { ...login, packages: ['app'] }, zoom, login])).toEqual([
    { title: 'New and changed', groups: [{ title: 'Features', changes: [{ ...login, packages: ['app', 'features'] }] }] },
    { title: 'Fixes', groups: [{ title: 'Design system', changes: [toast, zoom] }] },
  ])
})

it('parses every unreleased changeset', () => {
  const folder = new URL('../../.changeset/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  for (const file of files) expect(parseChangeset(readFileSync(new URL(file, folder), 'utf8')), file).not.toBeNull()
})
