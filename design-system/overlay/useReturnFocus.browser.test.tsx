import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ModalPanel } from '../components/Modal/ModalPanel.tsx'

interface PageProps {
  open: boolean
  button?: 'shown' | 'disabled' | 'removed'
}

const testPage = ({ open, button = 'shown' }: PageProps) => (
  <>
    <main tabIndex={-1}>
      {button === 'removed' ? null : (
        <button type="button" disabled={button === 'disabled'}>
          open
        </button>
      )}
    </main>
    {open ? <ModalPanel open onOpenChange={() => undefined} title="Title" closeLabel="Close" /> : null}
  </>
)
const focused = () => document.activeElement?.tagName

test('returns the focus to the page after a dialog that nothing opened', async () => {
  const { rerender } = await render(testPage({ open: false }))
  await rerender(testPage({ open: true }))
  expect(focused()).toBe('H2')
  await rerender(testPage({ open: false }))
  await expect.poll(focused).toBe('MAIN')
})

test.each([
  { button: 'shown', target: 'BUTTON' },
  { button: 'disabled', target: 'MAIN' },
  { button: 'removed', target: 'MAIN' },
] as const)('returns the focus to $target when the previous control is $button', async ({ button, target }) => {
  const { container, rerender } = await render(testPage({ open: false }))
  container.querySelector('button')?.focus()
  await rerender(testPage({ open: true }))
  await rerender(testPage({ open: true, button }))
  await rerender(testPage({ open: false, button }))
  await expect.poll(focused).toBe(target)
})
