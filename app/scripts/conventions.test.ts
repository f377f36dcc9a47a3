import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findUndescribedProps } from './lib/conventions/describedProps.ts'
import { findDuplicateNames } from './lib/conventions/exportedNames.ts'
import { findSlowExpressions } from './lib/conventions/slowExpressions.ts'
import { parseLayer, parseSource, repositoryRoot, type Violation } from './lib/conventions/sourceTree.ts'
import { findThrowingParsers } from './lib/conventions/throwingParsers.ts'

const layers = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook']
const places = (violations: readonly Violation[]) => violations.map(({ file, line, subject }) => `${file}:${line} ${subject}`)

it('one name means one thing in the code that players run', () => {
  const code = ['design-system', 'features', 'app'].flatMap(parseLayer)
  const vocabulary = code.filter(({ fileName }) => !/\.test\.tsx?$|\/testing\/|^app\/(?:e2e|bench)\//.test(fileName))
  expect(places(findDuplicateNames(vocabulary))).toEqual([])
  const twice = ['a.ts', 'b.ts'].map((file) => parseSource(file, 'export const limit = 1'))
  expect(places(findDuplicateNames(twice))).toEqual(['a.ts:1 limit', 'b.ts:1 limit'])
})

it('every prop of a component and of a pattern is described, as the tables of props show it', () => {
  const designSystem = ['design-system/components', 'design-system/patterns'].flatMap(parseLayer)
  expect(places(findUndescribedProps(designSystem))).toEqual([])
  const card = parseSource('Card.tsx', 'export interface CardProps {\n  label: string\n}')
  expect(places(findUndescribedProps([card]))).toEqual(['Card.tsx:2 CardProps.label'])
})

it('no regular expression takes time that grows with the square of a text', () => {
  const code = ['design-system', 'features', 'app/site', 'app/platform', 'app/games', 'app/shared'].flatMap(parseLayer)
  const served = code.filter(({ fileName }) => !/\.test\.tsx?$|\/testing\/|[tT]est(?:Kit|Server|App)\.ts$/.test(fileName))
  expect(places(findSlowExpressions(served))).toEqual([])
  const slow = parseSource('slow.ts', 'const end = /[^@]+@/g\nconst start = /^[^@]+@/')
  expect(places(findSlowExpressions([slow]))).toEqual(['slow.ts:1 /[^@]+@/g'])
})

/** Files whose parsers read no text of a stranger, and why. */
const instant = 'times of `instantSchema`, which lie between 1970 and 9999'
const own = 'what the site, its build or the browser has written'
const checked = 'addresses that a schema has parsed'
const environment = 'the environment, whose faults end the start by name'
const safeParsers: Readonly<Record<string, string>> = {
  'design-system/patterns/FrameStage/shareFonts.ts': checked,
  'design-system/components/Clock/Clock.tsx': instant,
  'features/campaigns/CampaignDetailScreen.tsx': instant,
  'features/campaigns/CampaignListScreen.tsx': instant,
  'features/format/date.ts': 'calendar dates, which `isCalendarDate` has read',
  'features/games/game/useFrameMessages.ts': checked,
  'features/news/NewsArticleScreen.tsx': instant,
  'features/session/useIdentityRedirect.ts': checked,
  'app/site/client/navigation/chunkReload.ts': own,
  'app/site/client/navigation/links.ts': checked,
  'app/site/client/navigation/navigator.ts': own,
  'app/site/client/navigation/payloadCache.ts': `${own}; the navigator opens the document instead`,
  'app/site/client/start.tsx': own,
  'app/site/server/calls/identityHooks.ts': checked,
  'app/site/server/calls/paymentPages.ts': checked,
  'app/site/server/config.ts': environment,
  'app/site/server/devServer.ts': own,
  'app/site/server/pages/guestPages.ts': own,
  'app/site/server/pages/pageAssets.ts': own,
  'app/site/server/pages/pageRenderer.ts': own,
  'app/site/server/pages/pageTarget.ts': 'a path behind a fixed host, and hosts that `URL.canParse` has accepted',
  'app/site/server/pages/structuredData.ts': instant,
  'app/site/server/security/sanitiseHtml.ts': checked,
  'app/site/server/siteServices.ts': environment,
  'app/shared/appRoot.ts': own,
  'app/shared/environment.ts': environment,
  'app/shared/plainConnections.ts': environment,
}

it('a text of a stranger is parsed where it can be refused', () => {
  const code = ['design-system', 'features', 'app/site', 'app/shared'].flatMap(parseLayer)
  const served = code.filter(({ fileName }) => !/\.test\.tsx?$|\/testing\/|[tT]est(?:Kit|Server|App)\.ts$/.test(fileName))
  const found = findThrowingParsers(served)
  expect(places(found.filter(({ file }) => !(file in safeParsers)))).toEqual([])
  expect(Object.keys(safeParsers).filter((file) => !found.some((one) => one.file === file))).toEqual([])
  const careless = parseSource(
    'careless.ts',
    "const read = (text: string) => JSON.parse(text)\nnew URL('https://a.example')\ntry { JSON.parse(a) } catch {}",
  )
  expect(places(findThrowingParsers([careless]))).toEqual(['careless.ts:1 JSON.parse'])
})

it('no placeholder of a generator is left', () => {
  const sources = /\.(?:tsx?|mjs|json|mdx?|css)$/
  const skipped = /(?:^|\/)(?:node_modules|dist|generated|public|__baselines__)\/|^app\/scripts\// // the scripts write them
  const files = layers.flatMap((layer) =>
    readdirSync(join(repositoryRoot, layer), { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
  )
  const read = files.filter((file) => sources.test(file) && !skipped.test(file))
  expect(read.filter((file) => /\bTODO\b/.test(readFileSync(join(repositoryRoot, file), 'utf8')))).toEqual([])
})
