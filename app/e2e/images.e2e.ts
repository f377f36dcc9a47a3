import { imageShapes } from '@casino/tokens/imageShapes'
import sharp from 'sharp'
import footer from '../platform/seed/footer.json' with { type: 'json' }
import { expect, onOneScreen, type Page, testWithPictures as test } from './fixtures.ts'

const wallpaperImages = /\/img\/wallpaper\//

/** Collects the page's layout shifts and the elements of its largest contentful paints. Call before it is opened. */
const observePaints = (page: Page) =>
  page.addInitScript(() => {
    const largest: string[] = []
    const seen = { shift: 0, largest }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) // of that type
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) largest.push(entry.url) // of that type
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

const paintsOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number; largest: readonly string[] } }).seen) // set above
const shiftOf = async (page: Page) => (await paintsOf(page)).shift

test('a picture is served in the size of its shape, in the format that the browser prefers', async ({ site }) => {
  const { width, height, density } = imageShapes.popup
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
  ] as const) {
    const response = await fetch(`${site.url}/img/campaign/standard?shape=popup`, { headers: { accept } })
    expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([200, type, 'accept'])
    const pixels = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([pixels.width, pixels.height]).toEqual([width * density, height * density])
  }
  expect((await fetch(`${site.url}/img/campaign/standard?shape=gigantic`)).status).toBe(404)
})

onOneScreen('phone-strand', () => {
  test('the wallpaper appears behind the page after hydration: it moves nothing and is not the largest paint', async ({ page, site }) => {
    await observePaints(page)
    const requested: string[] = []
    page.on('request', (request) => wallpaperImages.test(request.url()) && requested.push(request.url()))
    expect(await (await fetch(site.url)).text(), 'the document').not.toMatch(/<img[^>]*wallpaper|<link[^>]*wallpaper/)
    await page.goto('/')
    const wallpaper = page.locator('div[aria-hidden="true"]:has(> picture > img[src*="/img/wallpaper/"])')
    await expect(wallpaper).toHaveCSS('opacity', '1', { timeout: 15_000 })
    await expect(wallpaper).toHaveCSS('z-index', '-1')
    await expect(wallpaper).toHaveCSS('pointer-events', 'none')
    expect(requested[0]).toMatch(/shape=wallpaper-small$/)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    const { largest } = await paintsOf(page)
    expect(largest.length).toBeGreaterThan(0)
    expect(largest.filter((url) => wallpaperImages.test(url))).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => requested.at(-1)).toMatch(/shape=wallpaper$/)
  })

  test('logos of the footer and behind the header have an image per size, a name, and their space before they load', async ({
    page,
    controls,
  }) => {
    const images = { xs: '/img/brand/rofus', lg: '/img/brand/spillemyndigheden' }
    await controls.answer({
      call: 'content.footer',
      data: {
        ...footer,
        logos: [
          { name: 'Spillemyndigheden', link: 'https://www.spillemyndigheden.dk', images },
          { name: 'Uden billede', link: 'https://www.rofus.nu' },
          { name: 'Fremmed billede', link: 'https://www.rofus.nu', images: { xs: 'https://evil.example/logo.png' } },
        ],
      },
    })
    await observePaints(page)
    await page.goto('/contents/vilkaar')
    const foot = page.getByRole('contentinfo')
    const logo = foot.getByRole('link', { name: 'Spillemyndigheden' }).getByRole('img', { name: 'Spillemyndigheden' })
    await logo.scrollIntoViewIfNeeded()
    await expect(logo).toHaveJSProperty('naturalWidth', 420)
    const shownImage = () => logo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
    await expect.poll(shownImage).toBe(images.xs)
    await expect(foot.getByRole('link', { name: 'Uden billede' })).toHaveText('Uden billede')
    await expect(foot.getByRole('link', { name: 'Fremmed billede' })).toHaveText('Fremmed billede')
    const backdrop = page.getByRole('banner').locator('img[alt=""]')
    await expect(backdrop).toHaveAttribute('src', /^\/img\/brand\/baggrund-(nordlys|strand)\?shape=background-logo$/)
    await expect(backdrop).toHaveJSProperty('naturalWidth', 1438)
    const headerHeight = await page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight)
    await expect(backdrop, 'height of the background logo').toHaveJSProperty('clientHeight', headerHeight)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(shownImage).toBe(images.lg)
  })
})

onOneScreen('phone-strand', () => {
  test('with Save-Data there is no wallpaper', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) }),
    )
    const requested: string[] = []
    page.on('request', (request) => wallpaperImages.test(request.url()) && requested.push(request.url()))
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(30_000)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(requested).toEqual([])
  })
})
