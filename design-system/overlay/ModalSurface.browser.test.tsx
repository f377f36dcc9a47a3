import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModalSurface } from './ModalSurface.tsx'
import './overlay.css.ts' // the page outside takes presses

const onDismiss = vi.fn()
const surface = (open: boolean) => (
  <>
    <button type="button">outside</button>
    <ModalSurface open={open} role="dialog" onDismiss={onDismiss}>
      <button type="button">inside</button>
    </ModalSurface>
  </>
)
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

it.each([
  { press: 'a press outside', on: 'outside', options: {}, dismissals: 1 },
  { press: 'a press that opens a context menu', on: 'outside', options: { button: 'right' }, dismissals: 0 },
  { press: 'a press inside', on: 'inside', options: {}, dismissals: 0 },
] as const)('$press dismisses $dismissals times', async ({ on, options, dismissals }) => {
  await render(surface(true))
  onDismiss.mockClear()
  const target = button(on)
  if (!target) throw new Error(`no button ${on}`)
  await userEvent.click(target, options)
  await new Promise((resolve) => setTimeout(resolve)) // Radix dismisses a task after the click
  expect(onDismiss).toHaveBeenCalledTimes(dismissals)
})

it('keeps the focus while open and releases it during its exit animation', async () => {
  const { container, rerender } = await render(surface(true))
  button('outside')?.focus()
  expect(container.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true)
  await rerender(surface(false))
  button('outside')?.focus()
  expect(document.activeElement).toBe(button('outside'))
})

it('takes focus back from frames outside the topmost surface until it closes', async () => {
  const surfaces = (below: boolean, top: boolean) => (
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
    </>
  )
  const { container, rerender } = await render(surfaces(true, true))
  const frame = (title: string) => container.querySelector<HTMLIFrameElement>(`iframe[title=${title}]`)
  /** Expects what has the focus, and takes the keys, after the script of a frame has taken it. */
  const expectAfterFocusIn = async (title: string, expected: string) => {
    const inner = await vi.waitUntil(() => frame(title)?.contentDocument?.querySelector('button'))
    inner.blur() // the one that has the focus in its window already would not take it from the page
    inner.focus()
    const focused = () => [frame('outside'), frame('inside')].find((element) => element?.contentDocument?.hasFocus())?.title
    await expect.poll(() => focused() ?? document.activeElement?.textContent).toBe(expected)
  }
  await expectAfterFocusIn('outside', 'top')
  await expectAfterFocusIn('inside', 'top')
  await rerender(surfaces(true, false))
  await expectAfterFocusIn('outside', 'below')
  await expectAfterFocusIn('inside', 'inside')
  await rerender(surfaces(false, false))
  await expectAfterFocusIn('outside', 'outside')
})

it('moves with Shift+Tab from the title to the last control, and from elsewhere to the previous one', async () => {
  const { container } = await render(
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
  container.querySelector('h2')?.focus()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('last')
  await userEvent.tab()
  expect(focused()).toBe('first')
  container.querySelector('p')?.focus()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('first')
})
