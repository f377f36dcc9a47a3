import { generateKeyPairSync } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import type { Answer } from '../integration/documentedBackend/documentedBackend.ts'
import { startDocumentedBackend } from '../integration/documentedBackend/documentedBackend.ts'
import { withoutPictures } from '../scripts/lib/chromium.mjs'
import { sharedImageCache, startSite } from '../scripts/lib/startSite.mjs'
import { answeredCookies, choose } from './fixtures.ts'
import { chooseAmount, confirmCpr, fillCard, fillContact, payButton } from './player.ts'

/** A site in front of a back end that answers the fields of the specification and no others. Each flow once; the variants are tested without a browser. */
interface DocumentedSite {
  url: string
  /** Answers in place of the documented ones, by method and path. */
  replaced: Map<string, Answer>
}

const test = base.extend<{ answers: undefined }, { documented: DocumentedSite }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutPictures] }),
    { scope: 'worker' },
  ],
  documented: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      const replaced = new Map<string, Answer>()
      const backend = await startDocumentedBackend({ replaced })
      const spki = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
      const site = await startSite({
        imageCache: sharedImageCache,
        backendUrl: backend.url,
        env: { CARD_PUBLIC_KEY: spki, CONTENT_CACHE: '0' },
      })
      await use({ url: site.url, replaced })
      await site.stop()
      await backend.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ documented }, use) => use(documented.url),
  answers: [
    async ({ documented, context }, use) => {
      documented.replaced.clear()
      await context.addCookies(Object.entries(answeredCookies()).map(([name, value]) => ({ name, value, url: documented.url })))
      await use(undefined)
    },
    { auto: true },
  ],
})

const cpr = '0405901234'
/** Approves at the provider, whose page of the documented back end does nothing, and returns. */
async function returnFromProvider(page: Page, method: 'login' | 'register'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Godkend' })).toBeVisible()
  await page.goto(`/loginsuccess?method=${method}&logId=log-1`)
}
async function logIn(page: Page): Promise<void> {
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await returnFromProvider(page, 'login')
  await confirmCpr(page, cpr)
  await expect(page.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()
}
const refused = (message: string, data?: unknown): Answer => ({ body: { result: 0, message, data } })

test('login, and the pages of the account', async ({ page }) => {
  await logIn(page)
  for (const [path, text] of [
    ['/min-konto/oversigt', /1\.250,00\skr\./],
    ['/min-konto/transaktioner', /200,00\skr\./],
    ['/min-konto/profil', /Freja Holm/],
    ['/min-konto/begraensninger', /1\.000/],
    ['/min-konto/kampagne', /bonus/i],
    ['/min-konto/udbetal', /Du kan ikke udbetale lige nu/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible()
  }
})

test('the three mismatches of a CPR number are counted without attemptsLeft, and a locked account says so', async ({
  page,
  documented,
}) => {
  documented.replaced.set('GET /Scrive/transaction/:id/validate-cpr', { data: { isMatch: false } })
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await returnFromProvider(page, 'login')
  for (let tries = 1; tries <= 3; tries += 1) await confirmCpr(page, cpr)
  await expect(
    page
      .getByRole('main')
      .getByText(/starte forfra|start forfra/i)
      .first(),
  ).toBeVisible()
  documented.replaced.clear()
  documented.replaced.set('GET /Scrive/GetSessionId/:transactionId', refused('User is locked'))
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await returnFromProvider(page, 'login')
  await confirmCpr(page, cpr)
  await expect(
    page
      .getByRole('main')
      .getByText(/spilkonto er låst/)
      .first(),
  ).toBeVisible()
})

test('registration, and a CPR number that is registered already', async ({ page, context, documented }) => {
  const register = async () => {
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: 'Vælg velkomsttilbuddet' }))
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'sofie')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await returnFromProvider(page, 'register')
  }
  documented.replaced.set('POST /Register/:transactionId', refused('', { status: 0 }))
  await register()
  await expect(
    page
      .getByRole('main')
      .getByText(/allerede en spilkonto/)
      .first(),
  ).toBeVisible()
  documented.replaced.clear()
  await context.clearCookies({ name: 'registration' }) // of the form that was refused
  await register()
  await expect(page.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()
})

test('deposit by card, by MobilePay and in the quick deposit', async ({ page }) => {
  await logIn(page)
  await page.goto('/min-konto/overfoer')
  await chooseAmount(page, '200')
  await fillCard(page, '4111111111111111')
  await payButton(page, '200,00 kr.').click()
  await expect(page.getByText(/200,00\skr\. er sat ind/)).toBeVisible()
  await page.goto('/min-konto/overfoer')
  await chooseAmount(page, '200')
  await choose(page.getByRole('radio', { name: 'MobilePay' }))
  await page.getByRole('textbox', { name: /nummer/i }).fill('20123456')
  await payButton(page, '200,00 kr.').click()
  await expect(page.getByText(/200,00\skr\. er sat ind/)).toBeVisible()
  await page.goto('/min-konto/hurtig-indbetaling')
  await choose(page.getByRole('radio', { name: /^200,00/ }))
  await choose(page.getByRole('radio', { name: /••••/ }))
  await page.getByLabel('Kontrolcifre').fill('123')
  await page.getByRole('button', { name: /^Sæt 200,00/ }).click()
  await expect(page.getByText(/200,00\skr\. er sat ind/)).toBeVisible()
})

test('a refused deposit says why, and "locked" is about the card', async ({ page, documented }) => {
  await logIn(page)
  for (const [answer, text] of [
    [refused('ERR_DECLINED_OTHER_REASON'), /Din bank afviste betalingen/],
    [refused('Your card is locked'), /Indbetalingen gik ikke igennem/],
    [{ data: { statusCode: 'error_no_data' } }, /Indbetalingen gik ikke igennem/],
  ] as const) {
    documented.replaced.set('POST /Deposit/ConfirmDepositCard', answer)
    await page.goto('/min-konto/overfoer')
    await chooseAmount(page, '200')
    await fillCard(page, '4111111111111111')
    await payButton(page, '200,00 kr.').click()
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
})

test('a limit is set, and its answer is read from the limits', async ({ page }) => {
  await logIn(page)
  await page.goto('/min-konto/begraensninger')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Ret|Ændr|Sæt)/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('500')
  await dialog.getByRole('button', { name: /Gem/ }).click()
  await expect(dialog).toBeHidden()
})

test('content: front page, news, an article, and a choice of cookies', async ({ page, context, documented }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first()).toBeVisible()
  await page.goto('/nyheder')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Velkommen/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen' })).toBeVisible()
  await context.clearCookies({ name: 'consent' })
  await page.goto('/')
  await page.getByRole('button', { name: /Kun nødvendige|Afvis/ }).click()
  await expect.poll(async () => (await context.cookies(documented.url)).some(({ name }) => name === 'consent')).toBe(true)
})
