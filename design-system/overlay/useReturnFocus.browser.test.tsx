import { expect, test } from 'vitest'
import { ModalPanel } from '../components/Modal/ModalPanel.tsx'
import { createTestRoot } from '../testing/testRoot.ts'

const root = createTestRoot()

interface PageProps {
  open: boolean
  button?: 'shown' | 'disabled' | 'removed'
}

const render = ({ open, button = 'shown' }: PageProps) =>
  root.render(
    <>
      <main tabIndex={-1}>
        {button === 'removed' ? null : (
          <button type="button" disabled={button === 'disabled'}>
            open
          </button>
        )}
      </main>
      {open ? <ModalPanel open onOpenChange={() => undefined} title="Title" closeLabel="Close" /> : null}
    </>,
  )
const focused = () => document.activeElement?.tagName

test('returns the focus to the page after a dialog that nothing opened', async () => {
  await render({ open: false })
  await render({ open: true })
  expect(focused()).toBe('H2')
  await render({ open: false })
  await expect.poll(focused).toBe('MAIN')
})

test.each([
  { button: 'shown', target: 'BUTTON' },
  { button: 'disabled', target: 'MAIN' },
  { button: 'removed', target: 'MAIN' },
] as const)('returns the focus to $target when the previous control is $button', async ({ button, target }) => {
  await render({ open: false })
  root.element.querySelector('button')?.focus()
  await render({ open: true })
  await render({ open: true, button })
  await render({ open: false, button })
  await expect.poll(focused).toBe(target)
})
