import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { lazyComponent } from '../lazy/lazyComponent.ts'
import { useLazyOverlay } from './useLazyOverlay.ts'

const Panel = () => <p>panel</p>
const idleCallbacks: IdleRequestCallback[] = []
/** The import of the panel, one per test, because a loaded panel is kept. */
let importPanel = vi.fn(async () => Panel)
let panel = lazyComponent(importPanel)

/** The mouse stays where the test of another file has clicked, and must not approach a button. */
const untouched = { pointerEvents: 'none' } as const

/** Whether the panel was part of each render of the opened page. */
const panelRenders: boolean[] = []

interface PageProps {
  open?: boolean
}

function Page({ open = false }: PageProps) {
  const Loaded = useLazyOverlay(panel, open)
  if (open) panelRenders.push(Loaded !== null)
  return (
    <>
      <p>text</p>
      <button type="button" style={untouched}>
        open
      </button>
      {Loaded ? <Loaded /> : null}
    </>
  )
}

const approach = (element: Element | null, type: 'pointerover' | 'focusin') => element?.dispatchEvent(new Event(type, { bubbles: true }))
const settle = () => vi.advanceTimersByTime(1000)
const becomeIdle = () => {
  for (const callback of idleCallbacks.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
}
const connect = (connection: object | undefined) =>
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true })

/** Files share the page: imports that another one left waiting would hold the place of this file's. */
function finishWaitingImports(): void {
  const button = document.createElement('button')
  document.body.append(button)
  button.dispatchEvent(new Event('pointerover', { bubbles: true }))
  button.remove()
}

beforeEach(() => {
  finishWaitingImports()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idleCallbacks.push(callback))
  connect(undefined)
  importPanel = vi.fn(async () => Panel)
  panel = lazyComponent(importPanel)
})

afterEach(async () => {
  await cleanup()
  settle()
  while (idleCallbacks.length > 0) becomeIdle()
  vi.useRealTimers()
  Reflect.deleteProperty(window.navigator, 'connection') // the browser's own is on the prototype
})

test('imports the panel of a closed overlay when the page has settled and is idle', async () => {
  await render(<Page />)
  becomeIdle()
  expect(importPanel).not.toHaveBeenCalled()
  settle()
  expect(importPanel).not.toHaveBeenCalled()
  becomeIdle()
  expect(importPanel).toHaveBeenCalledOnce()
  await expect.poll(panel.loaded).toBe(Panel)
})

test('gives a panel that closed later its own waiting time', async () => {
  const { container, rerender } = await render(<Page />)
  approach(container.querySelector('button'), 'pointerover')
  expect(importPanel).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(900)
  const importLater = vi.fn(async () => Panel)
  const later = lazyComponent(importLater)
  const Later = () => useLazyOverlay(later, false) && null
  await rerender(<Later />)
  vi.advanceTimersByTime(900)
  becomeIdle()
  expect(importLater).not.toHaveBeenCalled()
  settle()
  becomeIdle()
  expect(importLater).toHaveBeenCalledOnce()
})

test('imports one panel per idle moment, and all of them when a button is approached', async () => {
  const imports = [importPanel, vi.fn(async () => Panel), vi.fn(async () => Panel)]
  const panels = imports.map((load) => lazyComponent(load))
  const Closed = ({ lazy }: { lazy: typeof panel }) => useLazyOverlay(lazy, false) && null
  const { container } = await render(
    <button type="button" style={untouched}>
      {panels.map((lazy, index) => (
        <Closed key={String(index)} lazy={lazy} />
      ))}
    </button>,
  )
  const imported = () => imports.map((load) => load.mock.calls.length)
  settle()
  becomeIdle()
  expect(imported()).toEqual([1, 0, 0])
  becomeIdle()
  expect(imported()).toEqual([1, 1, 0])
  approach(container.querySelector('button'), 'pointerover')
  becomeIdle()
  expect(imported()).toEqual([1, 1, 1])
})

test.each(['pointerover', 'focusin'] as const)('imports before the page is idle on %s of a button', async (type) => {
  const { container } = await render(<Page />)
  approach(container.querySelector('p'), type)
  expect(importPanel).not.toHaveBeenCalled()
  approach(container.querySelector('button'), type)
  expect(importPanel).toHaveBeenCalledOnce()
})

test('renders a preloaded panel in the update that opens it', async () => {
  const { rerender } = await render(<Page />)
  settle()
  becomeIdle()
  await expect.poll(panel.loaded).toBe(Panel)
  await rerender(<Page open />)
  expect(panelRenders[0]).toBe(true)
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('imports only on opening with %o', async (connection) => {
  connect(connection)
  const { container, rerender } = await render(<Page />)
  settle()
  expect(idleCallbacks).toHaveLength(0)
  approach(container.querySelector('button'), 'pointerover')
  expect(importPanel).not.toHaveBeenCalled()
  await rerender(<Page open />)
  await expect.poll(() => container.textContent).toContain('panel')
})
