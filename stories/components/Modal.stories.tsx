import { Button } from '@casino/design-system/components/Button'
import { Modal } from '@casino/design-system/components/Modal'
import { Text } from '@casino/design-system/components/Text'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Modal',
  component: Modal,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Hold pause i 24 timer?',
    description: 'Pausen kan ikke fortrydes.',
    closeLabel: 'Luk',
    children: <Text>Du kan logge ind og udbetale dine penge, men ikke sætte ind eller spille.</Text>,
  },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Hold pause
        </Button>
        <Modal
          {...args}
          open={open}
          onOpenChange={setOpen}
          actions={
            <Button fullWidth onClick={() => setOpen(false)}>
              Hold pause i 24 timer
            </Button>
          }
        />
      </>
    )
  },
})

/** The contract of an overlay: named, focus inside, Escape closes, focus comes back, the page is not left inert. */
export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Hold pause' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Hold pause i 24 timer?' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement)) // focus is on an element while a dialog is open
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(document.body.style.pointerEvents).not.toBe('none')
  },
})
export const Open = meta.story({ args: { open: true }, play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()) })
/** A step that must be taken: Escape and clicks outside are refused. */
export const Mandatory = meta.story({
  args: { open: true, mandatory: true, title: 'Sæt dine grænser' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sæt dine grænser' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Luk' })).toBeNull()
  },
})
export const LongContent = meta.story({
  args: {
    open: true,
    size: 'lg',
    children: Array.from({ length: 30 }, (_, index) => `Afsnit ${index + 1}: vilkår i fuld længde, som ruller inde i dialogen.`).map(
      (text) => <Text key={text}>{text}</Text>,
    ),
  },
  play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
})
