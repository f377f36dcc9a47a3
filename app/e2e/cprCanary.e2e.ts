import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../scripts/lib/startSite.mjs'
import { choose, expect, hydrated, type Page, test } from './fixtures.ts'
import { confirmCpr, setLimits } from './player.ts'

/** National ids that nobody has: the person's, and one that does not match. */
const cpr = '6112874471'
const mismatch = '6112874489'
const forms = [cpr, mismatch].flatMap((digits) => [digits, `${digits.slice(0, 6)}-${digits.slice(6)}`])
const variants = forms.flatMap((text) => [text, encodeURIComponent(text), Buffer.from(text).toString('base64').replace(/=+$/, '')])
const found = (text: string) => variants.filter((variant) => text.includes(variant))

/** Everything of the page that a script, an extension or the next user of the browser could read. */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const databases = await indexedDB.databases()
    const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value) // both have a value
    const seen = [
      location.href,
      document.referrer,
      document.title,
      document.cookie,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
    ]
    const entries = performance.getEntries().map(({ name }) => name)
    return `${document.documentElement.outerHTML}\n${JSON.stringify([seen, cached, databases, values, entries])}`
  })

/** All bytes below a folder: the embedded database with its write-ahead log, keys, images. */
const readFolder = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')

/** Approves as a person who is entered by hand: the seeded ones are in the database in the clear, as the provider's page shows them. */
async function approveByHand(page: Page): Promise<void> {
  await page.getByLabel('Fornavn').fill('Kanari')
  await page.getByLabel('Efternavn').fill('Fugl')
  await page.getByLabel('CPR-nummer').fill(cpr)
  await page.getByLabel('Fødselsdag').fill('1987-12-01')
  await page.getByRole('button', { name: 'Godkend som denne person' }).click()
}

test('a CPR number stays in the calls that need it: in no address, log, storage, page, cookie, answer or database', async ({
  browser,
}, testInfo) => {
  testInfo.setTimeout(180_000)
  let log = ''
  const env = { LOG_LEVEL: 'trace', DATABASE_URL: '' }
  const site = await startSite({ env, onOutput: (text) => (log += text) })
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const carriers: string[] = []
  const leaks: string[] = []
  const check = (where: string, text: string): void => void leaks.push(...found(text).map((variant) => `${where}: ${variant}`))
  page.on('request', (request) => {
    check('request', `${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`)
    if (found(request.postData() ?? '').length > 0) carriers.push(request.url())
  })
  page.on('framenavigated', (frame) => check('address', frame.url()))
  page.on('console', (message) => check('console', message.text()))
  const answers: Promise<void>[] = []
  page.on('response', (response) => {
    const read = async () => check(`answer ${response.url()}`, JSON.stringify(await response.allHeaders()) + (await response.text()))
    answers.push(read().catch(() => undefined)) // redirects have no body
  })
  const checkPage = async (step: string, tab = page) => {
    check(step, await readPage(tab))
    check(`${step}, storage state`, JSON.stringify(await context.storageState()))
  }

  try {
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: /500 spins/ }))
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await page.getByLabel('CPR-nummer').fill(cpr)
    await page.getByLabel('Fornavn').fill('Kanari')
    await page.getByLabel('Efternavn').fill('Fugl')
    await page.getByLabel('E-mail', { exact: true }).fill('kanari@example.dk')
    await page.getByLabel('Mobilnummer').fill('20123456')
    await choose(page.getByLabel(/Jeg er fyldt/))
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeVisible()
    await checkPage('registration, last step')
    const tab = await context.newPage() // what a reload would find: the form, whose number is sealed
    await tab.goto('/registrer')
    await checkPage('registration in another tab', tab)
    await tab.close()
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await approveByHand(page)
    await setLimits(page, ['2000', '5000', '10000'])
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
    await checkPage('after the registration')

    await page.goto('/?logout=true')
    await page.goto('/log-ind')
    await hydrated(page)
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    await approveByHand(page)
    await confirmCpr(page, mismatch)
    await expect(page.getByText(/Du har 2 forsøg tilbage/)).toBeVisible()
    await checkPage('after a number that did not match')
    await confirmCpr(page, cpr)
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
    await checkPage('after the login')
    await page.goto('/min-konto/profil')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage('profile')
    for (let steps = 0; steps < 3; steps += 1) await page.goBack()
    await checkPage('back in the history')
    await Promise.all(answers)

    const calls = carriers.map((url) => new URL(url).pathname.replace(/^\/identity\/.*/, 'the provider’s own page'))
    const needed = ['/api/register/logs', '/backend/identity.validateCpr', 'the provider’s own page']
    // the form is also kept while it is filled in, which may be sent before or after the number
    expect([...new Set(calls)].filter((call) => call !== '/api/register/draft').sort()).toEqual(needed)
    await site.stopSite()
    await site.stopPlatform()
    check('log', log)
    check('data folder', readFolder(site.dataDir))
    expect(leaks).toEqual([])
    // what is searched is there: both servers wrote of these calls, and the database has the account
    expect(log).toContain('/backend/identity.validateCpr')
    expect(log).toContain('/Scrive/transaction/:id/validate-cpr')
    expect(readFolder(site.dataDir)).toContain('kanari@example.dk')
  } finally {
    await context.close()
    await site.stop()
  }
})
