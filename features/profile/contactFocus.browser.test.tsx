import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { ContactCard } from './ContactCard.tsx'
import { type ContactState, initialContactState } from './contactState.ts'

const context = { buttonThemes: {} } as PageContextValue // the card reads nothing else
const values = { email: 'freja.ny@eksempel.dk', mobileCC: '45', mobileNo: '20112233' } as const

const viewport = [window.innerWidth, window.innerHeight] as const
beforeEach(() => page.viewport(375, 560))
afterEach(() => page.viewport(...viewport))
/** The card below other cards that fill a screen, as on a small phone with its bars. */
const card = (state: ContactState) => (
  <PageContextProvider value={context}>
    <div style={{ height: '100vh' }} />
    <ContactCard
      current={values}
      state={state}
      busy={null}
      error={null}
      stepUp={{ locked: false, redirecting: false, start: vi.fn() }}
      stepUpError={null}
      onEdit={vi.fn()}
      onSave={vi.fn()}
      onConfirmCode={vi.fn()}
      onResendCode={vi.fn()}
      onCancel={vi.fn()}
    />
    <div style={{ height: '100vh' }} />
  </PageContextProvider>
)

it('opens after MitID with the focus in the section, scrolled to the button that saves', async () => {
  const { container } = await render(card(initialContactState({ draft: values, confirmedUntil: 1, emailChange: null })))
  await vi.waitFor(() => expect(container.querySelector('button[type=submit]')).not.toBeNull(), { timeout: 15_000 })
  expect(document.activeElement).toBe(container.querySelector('section'))
  const { top, bottom } = container.querySelector('button[type=submit]')?.getBoundingClientRect() ?? new DOMRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
})

it.each([
  { draft: null, confirmedUntil: null, emailChange: null },
  { draft: values, confirmedUntil: null, emailChange: null },
])('does not take the focus when the page opens without a confirmation', async (stored) => {
  await render(card(initialContactState(stored)))
  expect(document.activeElement).toBe(document.body)
})

it('replaces the form by the code field without a moment that shows neither', async () => {
  const { container, rerender } = await render(card(initialContactState({ draft: values, confirmedUntil: 1, emailChange: null })))
  await vi.waitFor(() => expect(container.querySelector('button[type=submit]')).not.toBeNull(), { timeout: 15_000 })
  await import('./EmailCodeForm.tsx') // a player writes for longer than it takes
  let fieldless = false
  const observer = new MutationObserver(() => {
    fieldless ||= container.querySelector('input') === null
  })
  observer.observe(container, { childList: true, subtree: true })
  await rerender(card({ type: 'awaitingCode', change: { email: values.email, triesLeft: 5, expiresAt: 0, resendSeconds: 0 } }))
  await vi.waitFor(() => expect(container.querySelector('input[name=emailCode]')).not.toBeNull(), { timeout: 15_000 })
  observer.disconnect()
  expect(fieldless).toBe(false)
})
