import { readdirSync, readFileSync } from 'node:fs'
import { breakpointNames, breakpoints } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'

const fileUrl = (path: string) => new URL(path, import.meta.url)
const folders = (path: string) =>
  readdirSync(fileUrl(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const storyFiles = readdirSync(fileUrl('.'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'))
const source = (file: string) => readFileSync(fileUrl(file), 'utf8')

/** `Field` is the shared frame of all fields: their stories cover it. */
const internalComponents = new Set(['Field'])

describe('every component and pattern has a story', () => {
  for (const layer of ['components', 'patterns']) {
    it(layer, () => {
      const missing = folders(`../design-system/${layer}/`).filter(
        (name) => !internalComponents.has(name) && !storyFiles.includes(`${layer}/${name}/${name}.stories.tsx`),
      )
      expect(missing).toEqual([])
    })
  }
})

it('every component and pattern has a guide beside its story', () => {
  const shown = storyFiles
    .filter((file) => /^(?:components|patterns)\//.test(file))
    .map((file) => file.replace('.stories.tsx', '.guide.tsx'))
  const guides = readdirSync(fileUrl('.'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.guide.tsx'))
  expect(guides.toSorted()).toEqual(shown.toSorted())
})

describe.each(storyFiles)('%s', (file) => {
  const text = source(file)
  const layer = file.split('/')[0] ?? ''

  it('sets `component`, so that its props are checked and documented', () => {
    expect(text).toMatch(/preview\.meta\(\{[\s\S]*?\bcomponent: \w+/)
  })

  it('has a title that mirrors its folder', () => {
    expect(text).toMatch(new RegExp(`title: '${layer}(?:/|')`, 'i'))
  })

  it('is not excluded from the tests', () => {
    expect(text).not.toMatch(/a11y: \{ (?:test|disable)|'!test'|tags: \[/)
  })
})

it('has the six breakpoints', () => {
  expect(Object.keys(breakpoints)).toEqual([...breakpointNames])
  expect(Object.values(breakpoints)).toEqual([320, 640, 768, 1024, 1280, 1536])
})

it('has no root-relative URL to its own files: the built Storybook can be served from any path', () => {
  const own = folders('public/').concat(readdirSync(fileUrl('public/')).filter((name) => name.includes('.')))
  const rooted = new RegExp(`['"\`(]/(?:${own.join('|')})\\b`)
  const files = readdirSync(fileUrl('.'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|mdx|json)$/.test(file))
  expect(files.filter((file) => !file.startsWith('node_modules') && rooted.test(source(file)))).toEqual([])
})

it('fails a story on an axe violation', () => {
  expect(source('../.storybook/preview.tsx')).toContain("a11y: { test: 'error',")
})
