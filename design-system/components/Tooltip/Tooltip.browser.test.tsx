import { act } from 'react'
import { expect, it } from 'vitest'
import { createTestRoot } from '../../testing/testRoot.ts'
import { Tooltip } from './Tooltip.tsx'

const root = createTestRoot()

it('Escape keeps a tooltip closed whose panel has not been loaded yet', async () => {
  await root.render(
    <Tooltip text="Uret bliver stående øverst.">
      {(description) => (
        <button type="button" {...description}>
          Fuld skærm
        </button>
      )}
    </Tooltip>,
  )
  const control = root.element.querySelector('button')
  await act(async () => {
    control?.focus({ focusVisible: true })
    control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await act(() => import('./TooltipPanel.tsx'))
  await act(async () => undefined) // renders what was loaded
  expect(document.querySelector('[role="tooltip"]')).toBeNull()
})
