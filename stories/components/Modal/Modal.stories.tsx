import { Button, Modal, SearchField, Text } from '@casino/design-system'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { vars } from '@casino/design-system/theme'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'
import { useArgState } from '../../support/useArgState.ts'

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
    const [open, setOpen] = useArgState(args.open)
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

/**
 * The contract of every overlay: named, focus moved in and trapped, closed by Escape and a press outside, focus returned, the page usable
 * again.
 */
export const OpensAndCloses = meta.story({
  play: ({ canvas, userEvent }) =>
    testOverlayContract({ userEvent, trigger: canvas.getByRole('button', { name: 'Hold pause' }), traits: overlayTraits.modal }),
})
export const Open = meta.story({ args: { open: true }, play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()) })
/** A mandatory step: Escape and presses outside are ignored, and there is no close button. Only its action closes it. */
export const Mandatory = meta.story({
  args: { mandatory: true, title: 'Sæt dine grænser', description: 'Vælg, hvor meget du højst vil sætte ind.' },
  play: async ({ canvas, userEvent }) => {
    const finish = async () => {
      await expect(screen.queryByRole('button', { name: 'Luk' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Hold pause i 24 timer' }))
    }
    const opener = canvas.getByRole('button', { name: 'Hold pause' })
    await testOverlayContract({ userEvent, trigger: opener, traits: overlayTraits.mandatory, close: finish })
  },
})
/** Portals are children of `<body>`: brand and runtime themes apply to them, because both are set on the document. */
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
    // The brand's surface colour, as computed under the brand's declaration.
    const probe = document.createElement('div')
    probe.dataset.brand = globals.theme
    probe.style.color = vars.color.surface
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
/** At the top, with controls that stay in view while the body scrolls: a search. */
export const AtTheTop = meta.story({
  args: {
    open: true,
    size: 'lg',
    placement: 'top',
    title: 'Søg',
    description: undefined,
    toolbar: <SearchField label="Søg efter spil" name="soeg" clearLabel="Ryd søgning" />,
    children: <Text>Find spil, nyheder, kampagner og hjælp.</Text>,
  },
  render: (args) => <Modal {...args} />,
  play: async () => waitFor(() => expect(screen.getByRole('searchbox')).toBeVisible()),
})
