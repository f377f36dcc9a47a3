import { act } from 'react'
import { expect, it } from 'vitest'
import { createTestRoot } from '../../testing/testRoot.ts'
import { Tooltip } from './Tooltip.tsx'

const root = createTestRoot()

/** Renders a tooltip and resolves to its control. */
async function renderControl() {
  await root.render(
    <Tooltip text="Uret bliver stående øverst.">
      {(description) => (
        <button type="button" {...description}>
          Fuld skærm
        </button>
      )}
    </Tooltip>,
  )
  return root.element.querySelector('button')
}

it('stays closed after Escape while its panel is still loading', async () => {
  const control = await renderControl()
  await act(async () => {
    control?.focus({ focusVisible: true })
    control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await act(() => import('./TooltipPanel.tsx'))
  await act(async () => undefined) // renders what was loaded
  expect(document.querySelector('[role="tooltip"]')).toBeNull()
})

it('does not open when focus returns with the window, and opens on the next focus', async () => {
  const control = await renderControl()
  await act(() => import('./TooltipPanel.tsx'))
  const tooltip = () => document.querySelector('[role="tooltip"]')
  await act(async () => {
    control?.focus({ focusVisible: true })
    control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    // as of a window that is left: the element stays the active one
    control?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  expect(tooltip()).toBeNull()
  await act(async () => {
    control?.blur()
    control?.focus({ focusVisible: true })
  })
  expect(tooltip()).not.toBeNull()
})
