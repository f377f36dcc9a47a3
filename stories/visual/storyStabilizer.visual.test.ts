import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { stabilizerScript } from './screenshotBrowser.ts'

/** The page of a game that deals one card a frame, with an animation that never ends. */
const dealing = `<body><style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 1s infinite }</style><script>
  const deal = () => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'card' }))
    if (document.body.children.length < 32) requestAnimationFrame(deal)
  }
  deal()
</script>`

/** Stands in for Storybook: the story has finished as soon as somebody listens. */
const finishedStory = `window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (name, run) => { if (name === 'storyFinished') run() } }`

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
})
afterAll(() => browser?.close())

/** A page of stories whose frame shows `pages`, by path. */
async function openStory(story: string, pages: Readonly<Record<string, string | Promise<string>>>): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript({ content: stabilizerScript })
  await page.route('**/*', async (route) =>
    route.fulfill({ contentType: 'text/html', body: (await pages[new URL(route.request().url()).pathname]) ?? story }),
  )
  await page.goto('http://story.test/')
  return page
}

it('takes no picture while the page in a frame still changes or moves', async () => {
  const page = await openStory('<body><img alt=""><iframe></iframe>', { '/game': dealing })
  const frame = page.frames()[1]
  await frame?.goto('http://story.test/game', { waitUntil: 'commit' })
  await page.evaluate(`${finishedStory}; storyStabilizer.settle('xs')`)
  const seen = await frame?.evaluate(() => ({ cards: document.querySelectorAll('p').length, moving: document.getAnimations().length }))
  expect(seen).toEqual({ cards: 30, moving: 0 })
})

it('waits for the first page of a frame', async () => {
  let send: (html: string) => void = () => undefined
  const answer = new Promise<string>((resolve) => {
    send = resolve
  })
  const page = await openStory('<body><iframe name="bank"></iframe>', { '/bank': answer })
  await page.evaluate(() => void open('/bank', 'bank'))
  const seen = page.evaluate(`${finishedStory}; storyStabilizer.settle('xs')`).then(() => page.frames()[1]?.url())
  await page.evaluate(
    'new Promise((resolve) => { let left = 10; (function next() { left-- ? requestAnimationFrame(next) : resolve() })() })',
  )
  send('<body>Your bank')
  expect(await seen).toBe('http://story.test/bank')
})

it('is not held by a page that has left its frame while it decoded an image', async () => {
  const leaving = `<body><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><script>
    HTMLImageElement.prototype.decode = () => new Promise(() => {
      let left = 10
      ;(function next() { left-- ? requestAnimationFrame(next) : location.replace('/bank') })()
    })
  </script>`
  const page = await openStory('<body><iframe src="/leaving"></iframe>', { '/leaving': leaving, '/bank': '<body>Your bank' })
  await page.evaluate(`${finishedStory}; storyStabilizer.settle('xs')`)
  expect(await page.frames()[1]?.textContent('body')).toBe('Your bank')
})
