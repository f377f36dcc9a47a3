import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { renderReport } from './report.ts'
import type { ComparisonResult } from './results.ts'

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`
const place = { brand: 'strand', breakpoint: 'xxl', mode: 'normal', width: 1536 } as const
const story = { storyId: 'components-badge--tones', title: 'Components/Badge', name: 'Tones' }
const grown: ComparisonResult = { ...story, ...place, status: 'changed', expected: pictureOf(1500, 40), actual: pictureOf(1536, 90) }

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
})
afterAll(() => browser?.close())

it('shows both pictures of the slider in their own size, from the same corner', async () => {
  const page = await browser.newPage()
  await page.setContent(
    renderReport({
      sourceHash: 'sources',
      renderer: '156',
      selection: 'every story',
      seconds: 2,
      results: [grown],
      compared: true,
    }),
  )
  await page.locator('summary').click()
  const [actual, expected] = await page.locator('.pile img').evaluateAll(async (images) => {
    const pictures = images.filter((image) => image instanceof HTMLImageElement)
    await Promise.all(pictures.map((image) => image.decode()))
    return pictures.map((image) => ({ left: image.x, top: image.y, size: [image.clientWidth, image.clientHeight] }))
  })
  expect(actual).toMatchObject({ size: [1536, 90] })
  expect(expected).toEqual({ ...actual, size: [1500, 40] })
})

it('sends what is shown as one decision, marks it, and shows what is left', async () => {
  const page = await browser.newPage()
  const narrow = { ...grown, breakpoint: 'xs', width: 320 } as const
  const results = [grown, narrow].map((one) => ({ ...one, colours: '#000000 → #ffffff', fingerprint: 'a' }))
  const other = { ...grown, storyId: 'components-badge--other', name: 'Other' }
  const sent: unknown[] = []
  await page.route('http://review.test/**', async (route) => {
    const body = route.request().postDataJSON()
    if (body) sent.push(body)
    const run = { sourceHash: 'sources', renderer: '156', selection: 'all', seconds: 2, results: [...results, other] }
    const html = renderReport({ ...run, compared: true }, undefined, 'review')
    await route.fulfill(body ? { json: {} } : { body: html, contentType: 'text/html' })
  })
  await page.goto('http://review.test/')
  expect(await page.locator('output').textContent()).toBe('3 shown')
  await page.getByLabel('colours').selectOption('#000000 → #ffffff')
  await page.getByLabel('decision').selectOption('open')
  await page.getByRole('button', { name: 'Accept all shown' }).click()
  await page.locator('output', { hasText: '0 shown' }).waitFor()
  expect(sent).toEqual([{ type: 'accepted', keys: ['components-badge--tones strand xxl', 'components-badge--tones strand xs'] }])

  await page.getByLabel('colours').selectOption('')
  page.on('dialog', (dialog) => void dialog.accept('too high'))
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await page.locator('output', { hasText: '0 shown' }).waitFor()
  expect(sent[1]).toEqual({ type: 'rejected', keys: ['components-badge--other strand xxl'], comment: 'too high' })
})

it('offers no decision in a report that is opened as a file', async () => {
  const page = await browser.newPage()
  await page.setContent(renderReport({ sourceHash: 's', renderer: '156', selection: 'all', seconds: 2, results: [grown], compared: true }))
  expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0)
})
