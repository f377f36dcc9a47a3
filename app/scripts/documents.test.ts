import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'

const pages = readdirSync(join(repositoryRoot, 'stories/docs'), { recursive: true, encoding: 'utf8' })
const decisions = readdirSync(join(repositoryRoot, 'app/decisions'))
const documents = [
  'README.md',
  'app/OPERATIONS.md',
  'CONTRIBUTING.md',
  ...['site', 'platform', 'games', 'shared'].map((room) => `app/${room}/README.md`),
  'app/platform/ledger/LEDGER.md',
  ...decisions.map((file) => `app/decisions/${file}`),
  ...pages.filter((file) => file.endsWith('.mdx')).map((file) => `stories/docs/${file}`),
]
const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8')
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))

/** Names of the npm scripts that a document tells the reader to run. */
const namedScripts = (text: string): string[] => [...text.matchAll(/npm run ([\w:-]+)(?![\w:-]| *-w)/g)].map(([, name = '']) => name)

/** Files that a document links to, from its own folder; pages of Storybook link by their route. */
const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|\?)([\w./-]+)(?:#[\w-]*)?\)/g)].map(([, path = '']) => path)

/** Paths from the root that a document names in code, without those of names to choose (`Name`, `{group}`) and of what is generated. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:tokens|design-system|features|app|stories|\.storybook)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/\/(?:dist|generated)\b|Name|sol[.-]/.test(path))

describe.each(documents)('%s', (document) => {
  it('names npm scripts that exist', () => {
    expect(namedScripts(read(document)).filter((name) => !(name in scripts))).toEqual([])
  })

  it('names files that exist', () => {
    expect(namedPaths(read(document)).filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
    expect(linkedFiles(read(document)).filter((path) => !existsSync(join(repositoryRoot, dirname(document), path)))).toEqual([])
  })
})

it('finds a script and a file that do not exist', () => {
  expect(namedScripts('Run `npm run build` and `npm run no:such`.').filter((name) => !(name in scripts))).toEqual(['no:such'])
  expect(linkedFiles('[A](no/such.md) and [B](https://b.example)')).toEqual(['no/such.md'])
  expect(namedPaths('See `app/no/such.ts` and `design-system/components/Name/`.')).toEqual(['app/no/such.ts'])
})
