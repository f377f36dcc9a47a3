import { Button, CheckboxField, Drawer, Stack } from '@casino/design-system'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'
import { useArgState } from '../../support/useArgState.ts'

const themes = ['Nordisk natur', 'Eventyr', 'Frugter', 'Mytologi', 'Hav og kyst', 'Vinter', 'Skattejagt', 'Klassikere']

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Filtrér spil',
    closeLabel: 'Luk filteret',
    children: (
      <Stack gap={2}>
        {themes.map((theme) => (
          <CheckboxField key={theme} name={theme}>
            {theme}
          </CheckboxField>
        ))}
      </Stack>
    ),
  },
  render: function WithOpener(args) {
    const [open, setOpen] = useArgState(args.open)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Filtrér
        </Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} actions={<Button onClick={() => setOpen(false)}>Vis 124 spil</Button>} />
      </>
    )
  },
})

export const OverlayContract = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: ({ canvas, userEvent }) =>
    testOverlayContract({ userEvent, trigger: canvas.getByRole('button', { name: 'Filtrér' }), traits: overlayTraits.drawer }),
})

/** The page behind stays visible, and the action is at the bottom of the screen. */
export const Open = meta.story({
  args: { open: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filtrér spil' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBeGreaterThanOrEqual(40))
    // At the edge, minus the scrollbar gutter that the locked page reserves.
    const layer = drawer.parentElement?.getBoundingClientRect()
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(Math.round(layer?.right ?? 0)))
    const action = screen.getByRole('button', { name: 'Vis 124 spil' }).getBoundingClientRect()
    await expect(action.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const FromTheStart = meta.story({
  args: { open: true, side: 'start' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filtrér spil' })
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0))
  },
})
