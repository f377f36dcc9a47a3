import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tooltip } from './Tooltip.tsx'

const realTimeout = setTimeout
const settle = () => new Promise((resolve) => realTimeout(resolve, 50))

// the pointer of the browser may rest on the control and open its tooltip after the delay
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Renders a tooltip and resolves to its control. */
async function renderControl() {
  const { container } = await render(
    <Tooltip text="Uret bliver stående øverst.">
      {(description) => (
        <button type="button" {...description}>
          Fuld skærm
        </button>
      )}
    </Tooltip>,
  )
  return container.querySelector('button')
}

it('stays closed after Escape while its panel is still loading', async () => {
  const control = await renderControl()
  control?.focus({ focusVisible: true })
  control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await import('./TooltipPanel.tsx')
  await settle() // renders what was loaded
  expect(document.querySelector('[role="tooltip"]')).toBeNull()
})

it('does not open when focus returns with the window, and opens on the next focus', async () => {
  const control = await renderControl()
  await import('./TooltipPanel.tsx')
  control?.focus({ focusVisible: true })
  control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  // as of a window that is left: the element stays the active one
  control?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await settle()
  expect(document.querySelector('[role="tooltip"]')).toBeNull()
  control?.blur()
  control?.focus({ focusVisible: true })
  await expect.element(page.getByRole('tooltip')).toBeVisible()
})

it('stays closed after Escape, although the pointer has entered twice: the control under a resting pointer was replaced', async () => {
  const control = await renderControl()
  const enter = () => control?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  enter()
  enter()
  control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  vi.advanceTimersByTime(1000)
  await settle()
  expect(document.querySelector('[role="tooltip"]')).toBeNull()
})
