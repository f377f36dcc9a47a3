// `npm run pictures`: takes the README's pictures of the built site. The picture of Storybook is taken by hand.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { answeredConsent } from '../bench/browser.mjs'
import { logIn } from '../bench/logIn.mjs'
import { chromiumFlags, ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt } from './lib/ensureBuilt.mjs'
import { startSite } from './lib/startSite.mjs'

const desktop = { width: 1440, height: 1000 }
const phone = { width: 390, height: 844 }
/** Between two phones, px. */
const gap = 24

/** Runs in the page: a lazy image outside the view, or cut off by its rail, is not loaded. */
const imagesInViewAreLoaded = () =>
  [...document.images].every((image) => {
    const { top, right } = image.getBoundingClientRect()
    return image.complete || !image.checkVisibility() || top >= innerHeight || right > innerWidth
  })

/** Opens a path as a guest or as a test person, waits for its images, and resolves to its screenshot. `use` acts on the page first. */
async function takePicture({ browser, site }, { path, brand = 'nordlys', viewport, player = false, use }) {
  const context = await browser.newContext({ viewport, locale: 'da-DK', timezoneId: 'Europe/Copenhagen', reducedMotion: 'reduce' })
  await context.addCookies([...answeredConsent(site.url), { name: 'brand', value: brand, url: site.url }])
  if (player) await logIn(context, site.url)
  const page = await context.newPage()
  await page.goto(site.url + path)
  await use?.(page)
  await page.waitForFunction(imagesInViewAreLoaded)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** Writes a picture in few colours, scaled to a width of 1,000 px at most. */
async function save(name, picture) {
  const file = fileURLToPath(new URL(`../pictures/${name}.png`, import.meta.url))
  const { size } = await sharp(picture).resize({ width: 1000, withoutEnlargement: true }).png({ palette: true, effort: 10 }).toFile(file)
  console.info(`${name}.png, ${Math.round(size / 1000)} kB`)
}

const beside = (left, right) =>
  sharp({ create: { width: 2 * phone.width + gap, height: phone.height, channels: 4, background: '#0000' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: phone.width + gap, top: 0 },
    ])
    .png()
    .toBuffer()

/** Plays one round, to its end. */
async function playRound(page) {
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^Spil/ }).click()
  await frame.locator('#result', { hasText: /vandt|gevinst|tilbage/i }).waitFor()
}

await ensureBuilt()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
const site = await startSite()
try {
  const take = (picture) => takePicture({ browser, site }, picture)
  await save('lobby-nordlys', await take({ path: '/', viewport: desktop }))
  await save('lobby-strand', await take({ path: '/', viewport: desktop, brand: 'strand' }))
  const game = { path: '/spilleautomater/spil-for-penge/nordlysets-konge', viewport: desktop, player: true, use: playRound }
  await save('game', await take(game))
  const deposit = { path: '/min-konto/overfoer', viewport: phone, player: true }
  await save('phone', await beside(await take({ path: '/', viewport: phone }), await take(deposit)))
} finally {
  await browser.close()
  await site.stop()
}
