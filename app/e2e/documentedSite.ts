import { generateKeyPairSync } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import type { Answer } from '../integration/documentedBackend/documentedBackend.ts'
import { startDocumentedBackend } from '../integration/documentedBackend/documentedBackend.ts'
import { documentedRegistration } from '../integration/documentedBackend/flows.ts'
import { withoutPictures } from '../scripts/lib/chromium.mjs'
import { sharedImageCache, startSite } from '../scripts/lib/startSite.mjs'
import { answeredCookies } from './fixtures.ts'
import { callSite, confirmCpr } from './player.ts'

const partner = 'https://partner.example'

/** A site in front of a back end that answers the fields of the specification and no others. */
interface DocumentedSite {
  url: string
  /** Answers in place of the documented ones, by method and path. */
  replaced: Map<string, Answer>
}

export const test = base.extend<{ answers: undefined }, { documented: DocumentedSite }>({
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
        env: { CARD_PUBLIC_KEY: spki, CONTENT_CACHE: '0', PARTNER_ORIGINS: partner },
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

export const cpr = '0405901234'

/** Approves at the provider, whose page of the documented back end does nothing, and returns. */
export async function returnFromProvider(page: Page, method: 'login' | 'register'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Godkend' })).toBeVisible()
  await page.goto(`/loginsuccess?method=${method}&logId=log-1`)
}

/** The balance in the header: the player is logged in. */
export const expectLoggedIn = (page: Page) => expect(page.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()

/** Logs in through the login pages. */
export async function logInToDocumented(page: Page): Promise<void> {
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await returnFromProvider(page, 'login')
  await confirmCpr(page, cpr)
  await expectLoggedIn(page)
}

/** Opens the page that a login or a registration returns to, without rendering the pages before it. */
export async function openDocumentedReturn(page: Page, url: string, method: 'login' | 'register'): Promise<void> {
  if (method === 'register') await callSite(page, '/api/register/logs', documentedRegistration)
  await callSite(page, '/backend/identity.start', { query: { redirectUrl: `${url}/loginsuccess?method=${method}` } })
  await page.goto(`/loginsuccess?method=${method}&logId=log-1`)
}

/** Logs in without rendering the login pages, for tests of what follows. */
export async function openDocumentedSession(page: Page, url: string): Promise<void> {
  const query = { method: 'login', logId: 'log-1' }
  await callSite(page, '/backend/identity.start', { query: { redirectUrl: `${url}/loginsuccess?method=login` } })
  await callSite(page, '/backend/identity.completion', { query })
  await callSite(page, '/backend/identity.validateCpr', { query: { ...query, cpr } })
  await callSite(page, '/backend/identity.openSession', {})
}

/** Opens the login of a player whom a partner hands over by this form. */
export async function openPartnerLogin(page: Page, form: Record<string, string>): Promise<void> {
  await page.context().request.post('/api/handover', { form, headers: { origin: partner }, maxRedirects: 0 })
  await page.goto('/log-ind/partner')
}

export const refused = (message: string, data?: unknown): Answer => ({ body: { result: 0, message, data } })
