import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
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
const details = { type: 'ready', value: { firstName: 'Freja', lastName: 'Holm', registered: 0 } } as Loadable<Profile> // the screen reads nothing else

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

const root = createTestRoot()
const slots = { contact: null, offers: null, documents: null, logins: null, changes: null }
const render = (data: Loadable<Profile>, part: Partial<Record<keyof typeof slots, ReactNode>>) =>
  root.render(
    <PageContextProvider value={context}>
      <main tabIndex={-1}>
        <ProfileScreen data={data} supportEmail="hjaelp@eksempel.dk" {...slots} {...part} onRetry={onRetry} />
      </main>
    </PageContextProvider>,
  )

/** The focused part of the page, after a retry of what has the page's only button. */
async function focusAfterRetry(loaded: () => Promise<void>): Promise<string | null | undefined> {
  await act(async () => root.element.querySelector<HTMLElement>('button')?.focus())
  expect(document.activeElement?.localName).toBe('button')
  await loaded()
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body), { timeout: 15_000 })
  return document.activeElement?.getAttribute('aria-label')
}

it.each(Object.entries(parts))('a retry that succeeds leaves the focus in its part of the page: %s', async (name, [before, after]) => {
  await render(details, { [name]: before })
  expect(await focusAfterRetry(() => render(details, { [name]: after }))).toBe(`profile.${name}_title`)
})

it('a retry that succeeds leaves the focus in its part of the page: details', async () => {
  await render(failed, {})
  expect(await focusAfterRetry(() => render(details, {}))).toBe('profile.details_title')
})
