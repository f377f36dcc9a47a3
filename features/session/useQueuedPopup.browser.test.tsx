import { preloadModal } from '@casino/design-system'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { Router } from 'wouter'
import { rememberOpenedGame } from './openedGame.ts'
import { type PopupName, popupNames } from './popupQueue.ts'
import { useQueuedPopup } from './useQueuedPopup.ts'

beforeAll(async () => {
  // a popup opens when the dialog's code is loaded
  preloadModal()
  await vi.dynamicImportSettled()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface PageProps {
  children: ReactNode
}
let path: string
function Page({ children }: PageProps) {
  return (
    <Router hook={() => [path, () => undefined]}>
      <form>
        <input type="search" />
        <textarea />
        <select />
        <div contentEditable suppressContentEditableWarning />
        <input type="checkbox" />
        <button type="button">Search</button>
      </form>
      {children}
    </Router>
  )
}
async function renderPopup(name: PopupName, initiallyDue = false) {
  path = '/spilleautomater'
  const { result, rerender, act, unmount } = await renderHook((due: boolean = initiallyDue) => useQueuedPopup(name, due), { wrapper: Page })
  const find = (selector: string) => document.querySelector<HTMLElement>(`form ${selector}`)
  return {
    isOpen: () => result.current,
    unmount,
    becomeDue: () => rerender(true),
    focus: (selector: string) => act(() => find(selector)?.focus()),
    type: (selector: string) => act(() => find(selector)?.dispatchEvent(new InputEvent('input', { bubbles: true }))),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it('opens what can wait no more after a game, and what is urgent as before', async () => {
  rememberOpenedGame()
  const opened: PopupName[] = []
  for (const name of popupNames) {
    const { isOpen, becomeDue, pass, unmount } = await renderPopup(name)
    await becomeDue()
    await pass(60_000)
    if (isOpen()) opened.push(name)
    await unmount()
  }
  window.sessionStorage.clear()
  expect(opened).toEqual(['session', 'reminder', 'warning'])
})

it.each(['input[type=search]', 'textarea', 'select', '[contenteditable]'])(
  'waits while %s has the focus, and opens a moment after it has lost it',
  async (field) => {
    const { isOpen, becomeDue, focus, pass } = await renderPopup('campaign')
    await focus(field)
    await becomeDue()
    await pass(60_000)
    expect(isOpen()).toBe(false)
    // the click that takes the focus away reaches its control
    await focus('button')
    await pass(500)
    expect(isOpen()).toBe(false)
    await pass(500)
    expect(isOpen()).toBe(true)
  },
)

it('waits while the focus moves from one field to the next', async () => {
  const { isOpen, becomeDue, focus, pass } = await renderPopup('campaign')
  await focus('input')
  await becomeDue()
  await focus('textarea')
  await pass(60_000)
  expect(isOpen()).toBe(false)
})

it('waits for a field that had the focus before anything could open', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const { isOpen } = await renderPopup('campaign', true)
  expect(isOpen()).toBe(false)
  field.remove()
})

it('opens on another page when text was typed into a field', async () => {
  const { isOpen, becomeDue, focus, type, pass } = await renderPopup('campaign')
  await focus('textarea')
  await type('textarea')
  await focus('button')
  await becomeDue()
  await pass(60_000)
  expect(isOpen()).toBe(false)
  path = '/jackpots'
  await becomeDue()
  await pass(1000)
  expect(isOpen()).toBe(true)
})

it('opens while a checkbox has the focus and was changed', async () => {
  const { isOpen, becomeDue, focus, type } = await renderPopup('campaign')
  await focus('[type=checkbox]')
  await type('[type=checkbox]')
  await becomeDue()
  expect(isOpen()).toBe(true)
})

it('does not keep the reminder of play waiting', async () => {
  const { isOpen, becomeDue, focus, type } = await renderPopup('reminder')
  await focus('textarea')
  await type('textarea')
  await becomeDue()
  expect(isOpen()).toBe(true)
})
