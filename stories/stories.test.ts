import { readdirSync, readFileSync } from 'node:fs'
import { breakpointNames, breakpoints } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'

const here = (path: string) => new URL(path, import.meta.url)
const folders = (path: string) =>
  readdirSync(here(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const storyFiles = readdirSync(here('.'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'))
const source = (file: string) => readFileSync(here(file), 'utf8')

/** `Field` is the anatomy that the fields share: it is seen in each of theirs. */
const partsOnly = new Set(['Field'])

describe('every part of the design system has a story', () => {
  for (const layer of ['components', 'patterns']) {
    it(layer, () => {
      const missing = folders(`../design-system/${layer}/`).filter(
        (name) => !partsOnly.has(name) && !storyFiles.includes(`${layer}/${name}.stories.tsx`),
      )
      expect(missing).toEqual([])
    })
  }
})

it('tells how to use every component and pattern, on a page that follows its story', () => {
  const shown = storyFiles
    .filter((file) => /^(?:components|patterns)\//.test(file))
    .map((file) => file.replace('.stories.tsx', '.guide.tsx'))
  const guides = readdirSync(here('.'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.guide.tsx'))
  expect(guides.toSorted()).toEqual(shown.toSorted())
})

describe.each(storyFiles)('%s', (file) => {
  const text = source(file)
  const layer = file.split('/')[0] ?? ''

  it('names the component that it shows, so that its props are checked and documented', () => {
    expect(text).toMatch(/preview\.meta\(\{[\s\S]*?\bcomponent: \w+/)
  })

  it('stands in the catalogue where it stands in the tree', () => {
    expect(text).toMatch(new RegExp(`title: '${layer}(?:/|')`, 'i'))
  })

  it('is not passed over', () => {
    expect(text).not.toMatch(/a11y: \{ (?:test|disable)|'!test'|tags: \[/)
  })
})

it('offers the six breakpoints', () => {
  expect(Object.keys(breakpoints)).toEqual([...breakpointNames])
  expect(Object.values(breakpoints)).toEqual([320, 640, 768, 1024, 1280, 1536])
})

it('names no file of its own at the root of a web server: the catalogue is one folder that stands anywhere', () => {
  const own = folders('public/').concat(readdirSync(here('public/')).filter((name) => name.includes('.')))
  const rooted = new RegExp(`['"\`(]/(?:${own.join('|')})\\b`)
  const files = readdirSync(here('.'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|mdx|json)$/.test(file))
  expect(files.filter((file) => !file.startsWith('node_modules') && rooted.test(source(file)))).toEqual([])
})

it('lets axe fail a story', () => {
  expect(source('../.storybook/preview.tsx')).toContain("a11y: { test: 'error',")
})
