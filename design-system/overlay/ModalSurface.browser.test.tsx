import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestRoot } from '../testing/testRoot.ts'
import { ModalSurface } from './ModalSurface.tsx'
import './overlay.css.ts' // the page outside takes presses

const root = createTestRoot()

const onDismiss = vi.fn()
const render = (open: boolean) =>
  root.render(
    <>
      <button type="button">outside</button>
      <ModalSurface open={open} role="dialog" onDismiss={onDismiss}>
        <button type="button">inside</button>
      </ModalSurface>
    </>,
  )
const button = (name: string) => [...root.element.querySelectorAll('button')].find(({ textContent }) => textContent === name)

it.each([
  { press: 'a press outside', on: 'outside', options: {}, dismissals: 1 },
  { press: 'a press that opens a context menu', on: 'outside', options: { button: 'right' }, dismissals: 0 },
  { press: 'a press inside', on: 'inside', options: {}, dismissals: 0 },
] as const)('$press dismisses $dismissals times', async ({ on, options, dismissals }) => {
  await render(true)
  onDismiss.mockClear()
  const target = button(on)
  if (!target) throw new Error(`no button ${on}`)
  await act(() => userEvent.click(target, options))
  await act(() => new Promise((resolve) => setTimeout(resolve))) // Radix dismisses a task after the click
  expect(onDismiss).toHaveBeenCalledTimes(dismissals)
})

it('keeps the focus while open and releases it during its exit animation', async () => {
  await render(true)
  await act(async () => button('outside')?.focus())
  expect(root.element.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true)
  await render(false)
  await act(async () => button('outside')?.focus())
  expect(document.activeElement).toBe(button('outside'))
})

it('takes focus back from frames outside the topmost surface until it closes', async () => {
  const surfaces = (below: boolean, top: boolean) =>
    root.render(
      <>
        <iframe title="outside" srcDoc="<button>in the frame</button>" />
        <ModalSurface open={below}>
          <button type="button">below</button>
          <iframe title="inside" srcDoc="<button>in the frame</button>" />
        </ModalSurface>
        {top && (
          <ModalSurface open>
            <button type="button">top</button>
          </ModalSurface>
        )}
      </>,
    )
  const frame = (title: string) => root.element.querySelector<HTMLIFrameElement>(`iframe[title=${title}]`)
  /** Expects what has the focus, and takes the keys, after the script of a frame has taken it. */
  const expectAfterFocusIn = async (title: string, expected: string) => {
    const inner = await vi.waitUntil(() => frame(title)?.contentDocument?.querySelector('button'))
    inner.blur() // the one that has the focus in its window already would not take it from the page
    inner.focus()
    const focused = () => [frame('outside'), frame('inside')].find((element) => element?.contentDocument?.hasFocus())?.title
    await expect.poll(() => focused() ?? document.activeElement?.textContent).toBe(expected)
  }
  await surfaces(true, true)
  await expectAfterFocusIn('outside', 'top')
  await expectAfterFocusIn('inside', 'top')
  await surfaces(true, false)
  await expectAfterFocusIn('outside', 'below')
  await expectAfterFocusIn('inside', 'inside')
  await surfaces(false, false)
  await expectAfterFocusIn('outside', 'outside')
})

it('moves with Shift+Tab from the title to the last control, and from elsewhere to the previous one', async () => {
  await root.render(
    <ModalSurface open>
      <h2 tabIndex={-1}>title</h2>
      <button type="button">first</button>
      <p tabIndex={-1}>message</p>
      <button type="button">last</button>
      <button type="button" disabled>
        disabled
      </button>
      <button type="button" hidden>
        hidden
      </button>
    </ModalSurface>,
  )
  const focused = () => document.activeElement?.textContent
  root.element.querySelector('h2')?.focus()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('last')
  await userEvent.tab()
  expect(focused()).toBe('first')
  root.element.querySelector('p')?.focus()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('first')
})
