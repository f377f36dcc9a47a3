import { Button, IconButton, Link, Popover, Stack, Text } from '@casino/design-system'
import { InfoIcon } from '@casino/design-system/icons/Info'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  args: {
    title: 'Sådan tæller grænsen',
    closeLabel: 'Luk forklaringen',
    trigger: (opener) => (
      <Button variant="ghost" iconStart={<InfoIcon size={20} />} {...opener}>
        Sådan tæller grænsen
      </Button>
    ),
    children: (
      <Stack gap={3}>
        <Text size={14}>Ugen begynder mandag kl. 00.00. Sætter du 300,00 kr. ind tirsdag, har du 700,00 kr. tilbage af 1.000,00 kr.</Text>
        <Link href="#graenser">Se alle dine grænser</Link>
      </Stack>
    ),
  },
})

export const OverlayContract = meta.story({
  play: ({ canvas, userEvent }) =>
    testOverlayContract({
      userEvent,
      trigger: canvas.getByRole('button', { name: 'Sådan tæller grænsen' }),
      traits: overlayTraits.popover,
    }),
})

/** A press on the trigger closes it and does not reopen it. */
export const Toggles = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Sådan tæller grænsen' })
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(opener)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** At the edge of a phone it stays inside the viewport. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: {
    align: 'end',
    trigger: (opener) => <IconButton label="Sådan tæller grænsen" icon={<InfoIcon size={24} />} {...opener} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = await screen.findByRole('dialog')
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(8)
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8)
    })
  },
})
