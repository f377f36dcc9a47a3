import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { callKey } from '../api/contract.ts'
import { depositLimitKeys } from '../api/entities/limitPeriod.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { LimitsPage } from './LimitsPage.tsx'

const none = Object.fromEntries(Object.values(depositLimitKeys).map((key) => [key, null]))
const { day, week } = depositLimitKeys
const raise = { limitValue: kroner(200), validateFrom: 86_400_000 }
const limits = {
  currentLimits: { ...none, [day]: kroner(100), [week]: kroner(100) },
  limitsLeft: none,
  pendingLimits: { ...none, [week]: raise },
  availableAt: none,
}
const raised = { ...limits, pendingLimits: { ...none, [day]: raise, [week]: raise } }
const fallback = {
  [callKey('limits.get', {})]: raised,
  [callKey('limits.play', {})]: { limits: [] },
  [callKey('session.profile', {})]: { pausedUntil: null },
}
const context = {
  session: { loggedIn: true, fingerprint: null },
  now: 0,
  forms: resolveFormRegistries({}, () => true).forms,
  buttonThemes: {},
  system: {
    limitSuggestions: { day: [], week: [], month: [], year: [] },
    playLimitSuggestions: { loss: {}, stake: {}, time: {} },
    limitRaiseHours: 24,
    withdrawalBankDays: { min: 1, max: 3 },
  },
} as unknown as PageContextValue // the page reads nothing else

const press = (name: string) =>
  page
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${name}`) }) // its loading text may follow
    .first()
    .click()
const notice = page.getByText('limitations.saved_cancelled')

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 1, data: limits }))
  await render(
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false, revalidateOnFocus: false }}>
      <PageContextProvider value={context}>
        <LimitsPage />
      </PageContextProvider>
    </SWRConfig>,
  )
  await press('limitations.pending_cancel')
  await expect.element(notice).toBeInTheDocument()
})

it('removes a change’s notice when the player opens the form of a limit', async () => {
  await press('limitations.change')
  await expect.element(notice).not.toBeInTheDocument()
})

it('removes a change’s notice when the player chooses a pause', async () => {
  await press('limitations.pause_24h_button')
  await expect.element(notice).not.toBeInTheDocument()
})

it('removes a change’s notice when the next one is sent', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await press('limitations.pending_cancel')
  await expect.element(notice).not.toBeInTheDocument()
})
