import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Loadable } from '../api/Loadable.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import type { Profile } from '../session/calls.ts'
import { ChangeList } from './ChangeList.tsx'
import { DocumentList } from './DocumentList.tsx'
import { LoginList } from './LoginList.tsx'
import { OfferChoices, type OfferState } from './OfferChoices.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { RetryAlert } from './RetryAlert.tsx'

const context = { buttonThemes: {} } as PageContextValue // the screen reads nothing else
const onRetry = vi.fn()
const failed = { type: 'failed', message: 'Prøv igen.' } as const
const offers: OfferState = { loadProblem: null, accepted: null, saving: null, problem: null, saved: '' }
const details = { type: 'ready', value: { userId: 'p-1', firstName: 'Freja', lastName: 'Holm', registered: 0 } } as Loadable<Profile> // the screen reads nothing else

/** Each part of the profile as it failed to load, and loaded. */
const parts: Record<string, [failed: ReactNode, loaded: ReactNode]> = {
  contact: [<RetryAlert key="failed" message="Prøv igen." onRetry={onRetry} />, <p key="loaded">freja@eksempel.dk</p>],
  offers: [
    <OfferChoices key="failed" offers={{ ...offers, loadProblem: 'Prøv igen.' }} onChange={vi.fn()} onRetry={onRetry} />,
    <OfferChoices key="loaded" offers={{ ...offers, accepted: { email: true, sms: false } }} onChange={vi.fn()} onRetry={onRetry} />,
  ],
  documents: [
    <DocumentList key="failed" data={failed} titles={{}} onRetry={onRetry} />,
    <DocumentList key="loaded" data={{ type: 'ready', value: [] }} titles={{}} onRetry={onRetry} />,
  ],
  logins: [
    <LoginList key="list" data={failed} endOthers={{ busy: false, problem: null, ended: null }} onEndOthers={vi.fn()} onRetry={onRetry} />,
    <LoginList
      key="list"
      data={{ type: 'ready', value: [] }}
      endOthers={{ busy: false, problem: null, ended: null }}
      onEndOthers={vi.fn()}
      onRetry={onRetry}
    />,
  ],
  changes: [
    <ChangeList key="list" data={failed} onRetry={onRetry} />,
    <ChangeList key="list" data={{ type: 'ready', value: [] }} onRetry={onRetry} />,
  ],
}

const slots = { contact: null, offers: null, documents: null, logins: null, changes: null, suggestions: null }
const profile = (data: Loadable<Profile>, part: Partial<Record<keyof typeof slots, ReactNode>>) => (
  <PageContextProvider value={context}>
    <main tabIndex={-1}>
      <ProfileScreen data={data} supportEmail="hjaelp@eksempel.dk" {...slots} {...part} onRetry={onRetry} />
    </main>
  </PageContextProvider>
)

/** The focused part of the page, after a retry, whose button is the last of the page. */
async function focusAfterRetry(container: HTMLElement, loaded: () => Promise<void>): Promise<string | null | undefined> {
  ;[...container.querySelectorAll('button')].at(-1)?.focus()
  expect(document.activeElement?.localName).toBe('button')
  await loaded()
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body), { timeout: 15_000 })
  return document.activeElement?.getAttribute('aria-label')
}

it.each(Object.entries(parts))('keeps the focus in its part of the page after a successful retry: %s', async (name, [before, after]) => {
  const { container, rerender } = await render(profile(details, { [name]: before }))
  expect(await focusAfterRetry(container, () => rerender(profile(details, { [name]: after })))).toBe(`profile.${name}_title`)
})

it('keeps the focus in its part of the page after a successful retry: details', async () => {
  const { container, rerender } = await render(profile(failed, {}))
  expect(await focusAfterRetry(container, () => rerender(profile(details, {})))).toBe('profile.details_title')
})
