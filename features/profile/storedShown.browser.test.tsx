import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { callKey } from '../api/contract.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { useProfileQuery } from '../session/queries.ts'
import type { StoredContactChange } from './contactState.ts'
import { useContact } from './useContact.ts'
import { useOfferChoices } from './useOfferChoices.ts'

const context = {} as PageContextValue // the hooks read nothing of it
const change = { email: 'ny@eksempel.dk', triesLeft: 5, expiresAt: 0, resendSeconds: 0 }
const idle = { draft: null, confirmedUntil: null, emailChange: null }

/** What was read when the page opened. Any later read fails. */
const fallback = {
  [callKey('session.profile', {})]: { email: 'freja@eksempel.dk', mobileCC: '45', mobileNo: '20112233', emailNotify: false },
  [callKey('session.getProperty', { query: { keyProperty: 'acceptsmsoffer' } })]: { value: 'False' },
}
const writes = /contact-change|email-confirm|updateNotify|setProperties/
beforeEach(() =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (!writes.test(url)) throw new TypeError('the connection is lost')
    return Response.json({ result: 1, data: { emailChange: null, mobileChanged: true } })
  }),
)

const useProfileParts = (stored: StoredContactChange) => ({
  profile: useProfileQuery().data,
  contact: useContact(stored),
  choices: useOfferChoices(),
})
interface Parts {
  /** What the hooks returned last. */
  current: ReturnType<typeof useProfileParts>
}

it.each([
  {
    what: 'a mobile number',
    store: async (parts: Parts) => {
      parts.current.contact.edit({ email: 'freja@eksempel.dk', mobileCC: '45', mobileNo: '20998877' })
      await parts.current.contact.save({ email: 'freja@eksempel.dk', mobileCC: '45', mobileNo: '20998877' })
    },
    expected: { email: 'freja@eksempel.dk', mobileNo: '20998877' },
  },
  {
    what: 'an e-mail address',
    stored: { ...idle, emailChange: change },
    store: (parts: Parts) => parts.current.contact.confirmCode('123456'),
    expected: { email: 'ny@eksempel.dk', mobileNo: '20112233' },
  },
  {
    what: 'the choice of offers by e-mail',
    store: (parts: Parts) => parts.current.choices.change('email', true),
    expected: { accepted: { email: true, sms: false } },
  },
  {
    what: 'the choice of offers by text message',
    store: (parts: Parts) => parts.current.choices.change('sms', true),
    expected: { accepted: { email: false, sms: true } },
  },
])('shows $what after storing it, although it cannot be read again', async ({ stored = idle, store, expected }) => {
  const { result, act } = await renderHook(() => useProfileParts(stored), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false, shouldRetryOnError: false }}>
        <PageContextProvider value={context}>{children}</PageContextProvider>
      </SWRConfig>
    ),
  })
  await act(() => store(result))
  const { profile, choices } = result.current
  expect({ ...profile, accepted: choices.offers.accepted }).toMatchObject(expected)
})
