import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialogPanel } from '../components/ConfirmDialog/ConfirmDialogPanel.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { ModalPanel } from '../components/Modal/ModalPanel.tsx'
import { useCloseRequest } from './useCloseRequest.ts'

interface BrowserCloseWatcher extends EventTarget {
  onclose: (() => void) | null
  destroy(): void
  requestClose(): void
}
const BrowserWatcher = window.CloseWatcher as new () => BrowserCloseWatcher
/** The browser's watchers that wait for a close request. */
const watchers = new Set<{ requestClose(): void }>()

class RecordedWatcher extends BrowserWatcher {
  constructor() {
    super()
    watchers.add(this)
    this.addEventListener('close', () => watchers.delete(this))
  }
  override destroy() {
    super.destroy()
    watchers.delete(this)
  }
}

beforeEach(() => {
  watchers.clear()
  vi.stubGlobal('CloseWatcher', RecordedWatcher)
})

/** Android's Back gesture. Returns false where it would leave the page. */
async function goBack(): Promise<boolean> {
  const [watcher] = watchers
  watcher?.requestClose()
  await new Promise((resolve) => setTimeout(resolve, 50)) // renders what it closes
  return watcher !== undefined
}
const pressEscape = () => userEvent.keyboard('{Escape}')
const openTitles = () => [...document.querySelectorAll('[data-state="open"] h2')].map((title) => title.textContent)

interface DialogsProps {
  mandatory?: boolean
  /** The second one ignores that it is to be closed. */
  refusing?: boolean
}

/** A dialog, and a second one opened from it. */
function Dialogs({ mandatory = false, refusing = false }: DialogsProps) {
  const [open, setOpen] = useState(2)
  return (
    <>
      <ModalPanel open={open > 0} onOpenChange={() => setOpen(0)} title="first" closeLabel="close" />
      <ModalPanel open={open > 1} onOpenChange={() => setOpen(refusing ? 2 : 1)} title="second" closeLabel="close" mandatory={mandatory} />
    </>
  )
}

it.each([
  { name: 'a close request', close: goBack },
  { name: 'Escape', close: pressEscape },
])('closes only the topmost dialog on $name', async ({ close }) => {
  await render(<Dialogs />)
  expect(openTitles()).toEqual(['first', 'second'])
  await close()
  await expect.poll(openTitles).toEqual(['first'])
  await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1), { timeout: 15_000 })
  await close()
  await expect.poll(openTitles).toEqual([])
  expect(watchers.size).toBe(0)
})

it('leaves a close request to the page while a mandatory dialog is open, and keeps the dialog below it open', async () => {
  await render(<Dialogs mandatory />)
  expect(await goBack()).toBe(false)
  await pressEscape()
  expect(openTitles()).toEqual(['first', 'second'])
})

it('keeps a dialog that refuses open, with the one below it, at each request', async () => {
  await render(<Dialogs refusing />)
  expect(await goBack()).toBe(true)
  expect(await goBack()).toBe(true)
  expect(openTitles()).toEqual(['first', 'second'])
})

it('does not close a busy dialog', async () => {
  const onCancel = vi.fn()
  const dialog = (busy: boolean) => (
    <ConfirmDialogPanel
      open
      busy={busy}
      onCancel={onCancel}
      onConfirm={vi.fn()}
      title="sure?"
      description="It ends."
      confirm={{ label: 'yes' }}
      cancel={{ label: 'no' }}
    />
  )
  const { rerender } = await render(dialog(true))
  expect(await goBack()).toBe(false)
  await rerender(dialog(false))
  expect(await goBack()).toBe(true)
  expect(onCancel).toHaveBeenCalledOnce()
})

it('closes a menu', async () => {
  const { container } = await render(
    <Menu
      label="account"
      items={[{ label: 'overview' }]}
      trigger={(opener) => (
        <button type="button" {...opener}>
          account
        </button>
      )}
    />,
  )
  container.querySelector('button')?.click()
  await vi.waitFor(() => expect(document.querySelector('[role=menu]')).not.toBeNull(), { timeout: 15_000 })
  expect(await goBack()).toBe(true)
  await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull(), { timeout: 15_000 })
  expect(watchers.size).toBe(0)
})

it('works without a watcher in browsers that have none', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  await render(<Dialogs />)
  await pressEscape()
  await expect.poll(openTitles).toEqual(['first'])
})

interface BrowserLayersProps {
  /** The topmost one ignores that it is to be closed. */
  refusing?: boolean
}

/** Layers that leave Escape to the browser, for which it is a close request, and that open without a press. */
function BrowserLayers({ refusing = false }: BrowserLayersProps) {
  const [open, setOpen] = useState(3)
  useCloseRequest(open > 0, () => setOpen(0))
  useCloseRequest(open > 1, () => setOpen(1))
  useCloseRequest(open > 2, () => setOpen(refusing ? 3 : 2))
  return <p>{open}</p>
}

it('closes one layer at a time, even of layers that opened by themselves', async () => {
  const { container } = await render(<BrowserLayers />)
  for (const left of ['2', '1', '0']) {
    await pressEscape()
    await expect.element(container).toHaveTextContent(left)
  }
})

it('closes no layer below one that refuses', async () => {
  const { container } = await render(<BrowserLayers refusing />)
  for (const _ of [1, 2, 3]) await pressEscape()
  expect(container.textContent).toBe('3')
})
