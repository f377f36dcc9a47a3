import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialogPanel } from './ConfirmDialogPanel.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
beforeEach(() => page.viewport(320, 640))
afterEach(() => page.viewport(...viewport))

const dialog = (busy: boolean, error?: string) => (
  <ConfirmDialogPanel
    open
    busy={busy}
    onCancel={vi.fn()}
    onConfirm={vi.fn()}
    title="Close the account?"
    description="It cannot be undone."
    confirm={{ label: 'Yes, close my account for ever' }}
    cancel={{ label: 'No, leave it as it is, please' }}
  >
    <div style={{ height: 640 }} />
    {error && <p role="alert">{error}</p>}
  </ConfirmDialogPanel>
)
const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

it('scrolls the error below long details into view', async () => {
  const { rerender } = await render(dialog(true))
  await rerender(dialog(false, 'No connection'))
  const error = rectOf('[role="alert"]')
  expect(error.height).toBeGreaterThan(0)
  expect(error.bottom).toBeLessThanOrEqual(rectOf('[role="alertdialog"] button').top)
  expect(error.top).toBeGreaterThan(rectOf('h2').bottom)
})
