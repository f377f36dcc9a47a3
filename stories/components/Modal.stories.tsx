import { Button } from '@casino/design-system/components/Button'
import { Modal } from '@casino/design-system/components/Modal'
import { Text } from '@casino/design-system/components/Text'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { keepsTheContract } from '../support/overlay.ts'

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

/** The contract of every overlay: named, focus inside and kept, Escape and a press outside close, the focus comes back, the page is free again. */
export const OpensAndCloses = meta.story({
  play: ({ canvas, userEvent }) =>
    keepsTheContract({ userEvent, opener: canvas.getByRole('button', { name: 'Hold pause' }), traits: overlayTraits.modal }),
})
export const Open = meta.story({ args: { open: true }, play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()) })
/** A step that must be taken: Escape and presses outside are refused, and there is no close button. Its action ends it. */
export const Mandatory = meta.story({
  args: { mandatory: true, title: 'Sæt dine grænser', description: 'Vælg, hvor meget du højst vil sætte ind.' },
  play: async ({ canvas, userEvent }) => {
    const finish = async () => {
      await expect(screen.queryByRole('button', { name: 'Luk' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Hold pause i 24 timer' }))
    }
    const opener = canvas.getByRole('button', { name: 'Hold pause' })
    await keepsTheContract({ userEvent, opener, traits: overlayTraits.mandatory, finish })
  },
})
/** Portals hang on `<body>`: brand and runtime themes reach them, because both are told to the whole document. */
export const Themed = meta.story({
  args: {
    open: true,
    children: (
      <>
        <style href="modal-story" precedence="story">
          {'[data-button-theme="storyTheme"] { --button-bg: rgb(120 20 60); --button-text: rgb(255 255 255) }'}
        </style>
        <Button theme="storyTheme">Log ind med MitID</Button>
      </>
    ),
  },
  play: async ({ globals }) => {
    const button = await screen.findByRole('button', { name: 'Log ind med MitID' })
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(120, 20, 60)')
    // Each brand's own ground, read where the brand is declared.
    const probe = document.createElement('div')
    probe.dataset.brand = globals.theme
    probe.style.color = 'var(--color-surface)'
    document.body.append(probe)
    const surface = getComputedStyle(probe).color
    probe.remove()
    await expect(getComputedStyle(screen.getByRole('dialog')).backgroundColor).toBe(surface)
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
