import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, ensureChromium, withoutPictures } from '../../app/scripts/lib/chromium.mjs'
import { ensureStorybook, serveStorybook } from '../visual/storybookBuild.ts'
import { buttonPlaces, formScreens, inputScreens } from './themePlaces.ts'

let browser: Browser
let storybook: Awaited<ReturnType<typeof serveStorybook>>
beforeAll(async () => {
  ;[storybook, browser] = await Promise.all([
    serveStorybook(ensureStorybook().folder),
    chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags, withoutPictures] }),
  ])
})
afterAll(async () => {
  await Promise.all([storybook?.close(), browser?.close()])
})

/** The themed element that the story of each screen has to contain. */
const themedElements: readonly (readonly [story: string, selector: string])[] = [
  ...Object.entries(buttonPlaces)
    // rendered in `noscript`
    .filter(([name]) => name !== 'search')
    .map(([name, { screen }]) => [screen.story, `[data-button-theme="${name}"]`] as const),
  ...Object.entries(inputScreens).map(([name, { story }]) => [story, `[data-input-theme="${name}"]`] as const),
  ...Object.values(formScreens)
    .flatMap((sections) => Object.values(sections))
    .map(({ story }) => [story, '[data-input-theme]'] as const),
].sort(([a], [b]) => a.localeCompare(b)) // a story is opened once for all its elements

it('the story of every screen in the workbench contains the theme', async () => {
  const page = await browser.newPage()
  const missing: string[] = []
  for (const [story, selector] of themedElements) {
    const url = `${storybook.url}iframe.html?id=${story}&viewMode=story`
    if (page.url() !== url) await page.goto(url)
    const element = page.locator(selector).first()
    await element.waitFor({ state: 'attached', timeout: 20_000 }).catch(() => missing.push(`${story} ${selector}`))
  }
  expect(missing).toEqual([])
})

it('a screen shows the edits that the workbench saved, and follows them', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const editor = await context.newPage()
  await editor.goto(`${storybook.url}iframe.html?id=workbench-editor--editor&viewMode=story`)
  const background = editor.getByLabel('rest bg', { exact: true })
  await background.fill('#0b5d3b')
  await editor.getByRole('button', { name: 'Preview Header, guest' }).click()
  const button = editor.frameLocator('iframe[title="Header, guest with this theme"]').locator('[data-button-theme="login"]').first()
  const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(color, { timeout: 20_000 }).toBe('rgb(11, 93, 59)')
  await background.fill('#1d3f8f')
  await expect.poll(color, { timeout: 20_000 }).toBe('rgb(29, 63, 143)')
  await editor.getByRole('combobox', { name: 'Text', exact: true }).click()
  await editor.keyboard.type('btn.try_free')
  await editor.keyboard.press('Enter')
  await expect.poll(() => button.innerText(), { timeout: 20_000 }).toBe('Prøv gratis')
  await editor.reload()
  await expect.poll(() => background.inputValue(), { timeout: 20_000 }).toBe('#1d3f8f')
  await context.close()
})

it('a whole screen has the edits at all six widths, and the seed’s themes beside them', async () => {
  const context = await browser.newContext({ viewport: { width: 1536, height: 900 } })
  const editor = await context.newPage()
  await editor.goto(`${storybook.url}iframe.html?id=workbench-editor--editor&viewMode=story`)
  await editor.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('identity')
  await editor.getByLabel('rest bg', { exact: true }).fill('#0b5d3b')
  await editor.getByLabel('Beside the seed').check()
  await editor.getByLabel('Login', { exact: true }).check()
  const widths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 }
  for (const [name, width] of Object.entries(widths)) {
    const colorWith = async (themes: string) => {
      const frame = editor.locator(`iframe[title="Login with ${themes}, ${name}"]`)
      await frame.scrollIntoViewIfNeeded()
      const button = frame.contentFrame().locator('[data-button-theme="identity"]').first()
      await expect.poll(() => button.evaluate(() => window.innerWidth)).toBe(width)
      return () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    }
    await expect.poll(await colorWith('this theme'), { timeout: 20_000 }).toBe('rgb(11, 93, 59)')
    expect(await (await colorWith('the seed’s themes'))()).not.toBe('rgb(11, 93, 59)')
  }
  await context.close()
})

it('the link to a story of a screen opens it with the edits, the brand and the contrast of the workbench', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const editor = await context.newPage()
  await editor.goto(`${storybook.url}iframe.html?id=workbench-editor--editor&viewMode=story&globals=theme:strand;contrast:more`)
  await editor.getByLabel('rest bg', { exact: true }).fill('#0b5d3b')
  await editor.getByRole('button', { name: 'Preview Header, guest' }).click()
  const link = await editor.getByRole('link', { name: 'Open story' }).getAttribute('href')
  await editor.goto(`${storybook.url}index.html${new URL(link ?? '', editor.url()).search}`)
  const story = editor.frameLocator('#storybook-preview-iframe')
  const button = story.locator('[data-button-theme="login"]').first()
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor), { timeout: 20_000 })
    .toBe('rgb(11, 93, 59)')
  await expect(story.locator('html').evaluate(({ dataset }) => ({ ...dataset }))).resolves.toMatchObject({
    brand: 'strand',
    contrast: 'more',
  })
  await context.close()
})

it('two tabs of the workbench edit the same themes', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const openEditor = async () => {
    const tab = await context.newPage()
    await tab.goto(`${storybook.url}iframe.html?id=workbench-editor--editor&viewMode=story`)
    return { rest: tab.getByLabel('rest bg', { exact: true }), hover: tab.getByLabel('hover bg', { exact: true }), tab }
  }
  const [first, second] = [await openEditor(), await openEditor()]
  await second.hover.waitFor()
  await first.rest.fill('#0b5d3b')
  await expect.poll(() => second.rest.inputValue()).toBe('#0b5d3b')
  await second.hover.fill('#1d3f8f')
  await expect.poll(() => first.hover.inputValue()).toBe('#1d3f8f')
  await second.tab.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => first.hover.inputValue()).toBe('')
  await expect(first.rest.inputValue()).resolves.toBe('#0b5d3b')
  await second.tab.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => first.rest.inputValue()).toBe('')
  await context.close()
})
