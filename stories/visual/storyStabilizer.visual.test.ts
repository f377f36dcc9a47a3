import { type Browser, chromium } from 'playwright'
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

it('takes no picture while the page in a frame still changes or moves', async () => {
  const page = await browser.newPage()
  await page.addInitScript({ content: stabilizerScript })
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('/game') ? dealing : '<body><img alt=""><iframe></iframe>',
    }),
  )
  await page.goto('http://story.test/')
  const frame = page.frames()[1]
  await frame?.goto('http://story.test/game', { waitUntil: 'commit' })
  await page.evaluate(`${finishedStory}; storyStabilizer.settle('xs')`)
  const seen = await frame?.evaluate(() => ({ cards: document.querySelectorAll('p').length, moving: document.getAnimations().length }))
  expect(seen).toEqual({ cards: 30, moving: 0 })
})
