import { readdirSync, readFileSync } from 'node:fs'
import { breakpointNames, breakpoints } from '@casino/tokens/breakpoints'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parseLayer, parseSource, propertiesNamed, propertyValue, walk } from '../app/scripts/lib/conventions/sourceTree.ts'
import { modeTagPrefix } from './visual/shots.ts'

const fileUrl = (path: string) => new URL(path, import.meta.url)
const folders = (path: string) =>
  readdirSync(fileUrl(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const source = (file: string) => readFileSync(fileUrl(file), 'utf8')
const files = parseLayer('stories')
const paths = files.map(({ fileName }) => fileName.replace('stories/', ''))
const storyFiles = files.filter(({ fileName }) => fileName.endsWith('.stories.tsx'))

/** `Field` is the shared frame of all fields: their stories cover it. */
const internalComponents = new Set(['Field'])

describe('every component and pattern has a story', () => {
  for (const layer of ['components', 'patterns']) {
    it(layer, () => {
      const missing = folders(`../design-system/${layer}/`).filter(
        (name) => !internalComponents.has(name) && !paths.includes(`${layer}/${name}/${name}.stories.tsx`),
      )
      expect(missing).toEqual([])
    })
  }
})

it('every component and pattern has a guide beside its story', () => {
  const shown = paths
    .filter((path) => /^(?:components|patterns)\/.*\.stories\.tsx$/.test(path))
    .map((path) => path.replace('.stories.', '.guide.'))
  expect(paths.filter((path) => path.endsWith('.guide.tsx')).toSorted()).toEqual(shown.toSorted())
})

/** The argument of `preview.meta({ … })`. */
function metaOf(file: ts.SourceFile): ts.Expression | undefined {
  let meta: ts.Expression | undefined
  walk(file, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'preview.meta') meta = node.arguments[0]
  })
  return meta
}

const isWrittenFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isIdentifier(node)

/** Stories of which Storybook reads no JSX: their object, or its `render`, is the result of a call or a property of another story. */
function codelessStories(file: ts.SourceFile): string[] {
  const found: string[] = []
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'meta.story') return
    const [story] = node.arguments
    const render = propertyValue(story, 'render')
    const spreads = story && ts.isObjectLiteralExpression(story) ? story.properties.filter(ts.isSpreadAssignment) : []
    const unread = [...spreads.map(({ expression }) => expression), ...(render ? [render] : [])].filter((part) => !isWrittenFunction(part))
    if (story && !ts.isObjectLiteralExpression(story)) found.push(story.getText())
    found.push(...unread.map((part) => part.getText()))
  })
  return found
}

/** Whether the tags name only further pictures of the visual comparison. */
const namesModes = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  ts.isArrayLiteralExpression(node.initializer) &&
  node.initializer.elements.every((tag) => ts.isStringLiteral(tag) && tag.text.startsWith(modeTagPrefix))

/** What takes a story out of the tests: tags, and parameters of the accessibility test. */
function exclusionsOf(file: ts.SourceFile): string[] {
  const parameters = propertiesNamed(file, 'a11y').flatMap((property) => propertiesNamed(property, 'test', 'disable'))
  return [...propertiesNamed(file, 'tags').filter((node) => !namesModes(node)), ...parameters].map((node) => node.getText())
}

describe.each(storyFiles.map((file) => [file.fileName.replace('stories/', ''), file] as const))('%s', (path, file) => {
  const layer = path.split('/')[0] ?? ''

  it('sets `component`, so that its props are checked and documented', () => {
    const component = propertyValue(metaOf(file), 'component')
    const name = component && ts.isExpressionWithTypeArguments(component) ? component.expression : component // `TileGrid<Game>`
    expect(name?.kind).toBe(ts.SyntaxKind.Identifier)
  })

  it('has a title that mirrors its folder', () => {
    const title = propertyValue(metaOf(file), 'title')
    expect(title && ts.isStringLiteral(title) ? title.text : '').toMatch(new RegExp(`^${layer}(?:/|$)`, 'i'))
  })

  it('has stories whose code Storybook can show: an object with a function as `render`', () => {
    expect(codelessStories(file)).toEqual([])
  })

  it('has state that follows the control of its arg: `useArgState`', () => {
    expect(file.text.match(/useState\(args\.\w+/g) ?? []).toEqual([])
  })

  it('is not excluded from the tests', () => {
    expect(exclusionsOf(file)).toEqual([])
  })
})

it.each([
  ["tags: ['!test']", "tags: ['!test']"],
  ["tags: ['visual:hover', '!test']", "tags: ['visual:hover', '!test']"],
  ['tags: hidden', 'tags: hidden'],
  ["parameters: { a11y: { test: 'todo' } }", "test: 'todo'"],
  ['parameters: { a11y: { config: {}, disable: true } }', 'disable: true'],
])('a story with %s is excluded from the tests', (parameter, exclusion) => {
  expect(exclusionsOf(parseSource('Probe.stories.tsx', `export const Probe = meta.story({ ${parameter} })`))).toEqual([exclusion])
})

it.each([
  ["meta.story(imageStory({ kind: 'top' }))", "imageStory({ kind: 'top' })"],
  ["meta.story({ ...imageStory('top') })", "imageStory('top')"],
  ['meta.story({ render: Other.input.render })', 'Other.input.render'],
])('Storybook shows no code of %s', (story, part) => {
  expect(codelessStories(parseSource('Probe.stories.tsx', `export const Probe = ${story}`))).toEqual([part])
})

it('a story with tags for further pictures is not excluded from the tests', () => {
  expect(
    exclusionsOf(parseSource('Probe.stories.tsx', "export const Probe = meta.story({ tags: ['visual:hover', 'visual:pressed'] })")),
  ).toEqual([])
})

it('has the six breakpoints', () => {
  expect(Object.keys(breakpoints)).toEqual([...breakpointNames])
  expect(Object.values(breakpoints)).toEqual([320, 640, 768, 1024, 1280, 1536])
})

it('has no root-relative URL to its own files: the built Storybook can be served from any path', () => {
  const own = folders('public/').concat(readdirSync(fileUrl('public/')).filter((name) => name.includes('.')))
  const rooted = new RegExp(`['"\`(]/(?:${own.join('|')})\\b`) // text: URLs stand in TypeScript, MDX and JSON alike
  const written = readdirSync(fileUrl('.'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|mdx|json)$/.test(file))
  expect(written.filter((file) => !file.startsWith('node_modules') && rooted.test(source(file)))).toEqual([])
})

it('fails a story on an axe violation', () => {
  const settings = propertiesNamed(parseSource('preview.tsx', source('../.storybook/preview.tsx')), 'a11y')
  const tests = settings.map((property) => ts.isPropertyAssignment(property) && propertyValue(property.initializer, 'test')?.getText())
  expect(tests).toEqual(["'error'"])
})

it('a docs page shows stories with a dialog in frames, because a dialog covers its whole page', () => {
  const dialog = /components\/(?:Modal|ConfirmDialog|Drawer)'/
  const covered = storyFiles.filter((file) => dialog.test(file.text) && !/docs: \{ story: \{ inline: false\b/.test(file.text))
  expect(covered.map(({ fileName }) => fileName)).toEqual([])
})

it('has its tests where Storybook’s button *Run tests* looks for them', () => {
  expect(source('../vitest.config.ts')).toContain("from './vitest.stories.config.ts'")
  expect(source('../vitest.stories.config.ts')).toContain('storybookTest(')
})
