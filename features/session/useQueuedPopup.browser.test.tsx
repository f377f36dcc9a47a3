import { preloadModal } from '@casino/design-system'
import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import type { PopupName } from './popupQueue.ts'
import { useQueuedPopup } from './useQueuedPopup.ts'

const root = createTestRoot()
beforeAll(async () => {
  // a popup opens when the dialog's code is loaded
  preloadModal()
  await vi.dynamicImportSettled()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface PopupProps {
  name: PopupName
  due: boolean
}
function Popup({ name, due }: PopupProps) {
  return useQueuedPopup(name, due) && <output>{name}</output>
}

interface PageProps extends PopupProps {
  path: string
}
const render = ({ path, ...popup }: PageProps) =>
  root.render(
    <Router hook={() => [path, () => undefined]}>
      <input type="search" />
      <textarea />
      <select />
      <div contentEditable suppressContentEditableWarning />
      <input type="checkbox" />
      <button type="button">Search</button>
      <Popup {...popup} />
    </Router>,
  )
const focus = (selector: string) => act(async () => root.element.querySelector<HTMLElement>(selector)?.focus())
const type = (selector: string) =>
  act(async () => root.element.querySelector(selector)?.dispatchEvent(new InputEvent('input', { bubbles: true })))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const opened = () => root.element.querySelector('output')?.textContent ?? null

const campaign = { path: '/spilleautomater', name: 'campaign', due: false } as const

it.each(['input[type=search]', 'textarea', 'select', '[contenteditable]'])(
  'waits while %s has the focus, and opens a moment after it has lost it',
  async (field) => {
    await render(campaign)
    await focus(field)
    await render({ ...campaign, due: true })
    await pass(60_000)
    expect(opened()).toBeNull()
    // the click that takes the focus away reaches its control
    await focus('button')
    await pass(500)
    expect(opened()).toBeNull()
    await pass(500)
    expect(opened()).toBe('campaign')
  },
)

it('waits while the focus moves from one field to the next', async () => {
  await render(campaign)
  await focus('input')
  await render({ ...campaign, due: true })
  await focus('textarea')
  await pass(60_000)
  expect(opened()).toBeNull()
})

it('waits for a field that had the focus before anything could open', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await render({ ...campaign, due: true })
  expect(opened()).toBeNull()
  field.remove()
})

it('opens on another page when text was typed into a field', async () => {
  await render(campaign)
  await focus('textarea')
  await type('textarea')
  await focus('button')
  await render({ ...campaign, due: true })
  await pass(60_000)
  expect(opened()).toBeNull()
  await render({ ...campaign, due: true, path: '/jackpots' })
  await pass(1000)
  expect(opened()).toBe('campaign')
})

it('opens while a checkbox has the focus and was changed', async () => {
  await render(campaign)
  await focus('[type=checkbox]')
  await type('[type=checkbox]')
  await render({ ...campaign, due: true })
  expect(opened()).toBe('campaign')
})

it('does not keep the reminder of play waiting', async () => {
  await render({ ...campaign, name: 'reminder' })
  await focus('textarea')
  await type('textarea')
  await render({ ...campaign, name: 'reminder', due: true })
  expect(opened()).toBe('reminder')
})
