import { Button, Menu, Modal, SelectField, Toast, ToastRegion } from '@casino/design-system'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

/** All overlays on one page, each opened from the previous one. */
function OverlaySequence() {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  return (
    <ToastRegion label="Beskeder">
      <Menu
        label="Min konto"
        trigger={(opener) => (
          <Button variant="secondary" {...opener}>
            Min konto
          </Button>
        )}
        items={[
          { label: 'Overblik', href: '#overblik' },
          { label: 'Ret grænse', onSelect: () => setOpen(true) },
        ]}
      />
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Ret grænse"
        description="En lavere grænse gælder med det samme."
        closeLabel="Luk"
        actions={<Button onClick={() => setSaved(true)}>Gem grænsen</Button>}
      >
        <SelectField
          label="Periode"
          name="period"
          defaultValue="day"
          options={[
            { value: 'day', label: 'Dag' },
            { value: 'week', label: 'Uge' },
            { value: 'month', label: 'Måned' },
          ]}
        />
      </Modal>
      <Toast open={saved} onOpenChange={setSaved} tone="success" title="Grænsen er gemt" closeLabel="Luk beskeden">
        Den gælder med det samme.
      </Toast>
    </ToastRegion>
  )
}

const meta = preview.meta({
  title: 'Patterns/Overlays',
  component: Modal,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { open: false, onOpenChange: () => undefined, title: 'Ret grænse', closeLabel: 'Luk' },
  render: () => <OverlaySequence />,
})

const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'
const expectInteractivePage = () => expect(document.body.style.pointerEvents).not.toBe('none')

/** Menu → dialog → select → toast, then closed one by one: focus returns to the overlay below, and the page is usable at the end. */
export const MenuDialogSelectToast = meta.story({
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Min konto' })
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ret grænse' }))

    const dialog = await screen.findByRole('dialog', { name: 'Ret grænse' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Ret grænse' })).toHaveFocus())
    await expect(isScrollLocked()).toBe(true)

    const period = within(dialog).getByRole('combobox', { name: 'Periode' })
    await userEvent.selectOptions(period, 'week')
    await expect(period).toHaveValue('week')

    const save = within(dialog).getByRole('button', { name: 'Gem grænsen' })
    await userEvent.click(save)
    const toast = await screen.findByText('Grænsen er gemt')
    await waitFor(() => expect(toast).toBeVisible())
    // It is announced without taking focus, and is visible although the dialog makes everything else inert.
    await expect(save).toHaveFocus()
    await expect(toast.closest('[aria-hidden="true"], [inert]')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Luk beskeden' }))
    await waitFor(() => expect(screen.queryByText('Grænsen er gemt')).toBeNull())
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement)) // focus is in the open dialog

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(account).toHaveFocus())
    await waitFor(() => expect(isScrollLocked()).toBe(false))
    await expect(account.closest('[aria-hidden="true"], [inert]')).toBeNull()
    await waitFor(expectInteractivePage)
  },
})

/** The same by keyboard only. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Min konto' })
    account.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Overblik' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Ret grænse' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(account).toHaveFocus())
    await waitFor(expectInteractivePage)
  },
})
