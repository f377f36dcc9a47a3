import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { Stack } from '@casino/design-system/components/Stack'
import { ArrowRightIcon } from '@casino/design-system/icons/ArrowRight'
import { LockIcon } from '@casino/design-system/icons/Lock'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Button', component: Button, args: { children: 'Sæt 500,00 kr. ind', onClick: fn() } })

export const Primary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sæt 500,00 kr. ind' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Variants = meta.story({
  render: () => (
    <Inline gap={3}>
      <Button variant="primary">Opret konto</Button>
      <Button variant="secondary">Log ind</Button>
      <Button variant="ghost">Fortsæt uden bonus</Button>
      <Button variant="danger">Luk min konto</Button>
    </Inline>
  ),
})
export const Sizes = meta.story({
  render: () => (
    <Inline gap={3}>
      <Button size="sm">Lille</Button>
      <Button size="md">Mellem</Button>
      <Button size="lg">Stor</Button>
    </Inline>
  ),
})
export const Icons = meta.story({
  render: () => (
    <Inline gap={3}>
      <Button iconStart={<LockIcon size={20} />}>Log ind med MitID</Button>
      <Button variant="secondary" iconEnd={<ArrowRightIcon size={20} />}>
        Fortsæt
      </Button>
    </Inline>
  ),
})
export const Loading = meta.story({
  args: { loading: true, loadingText: 'Vent et øjeblik' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /vent et øjeblik/i })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const FullWidth = meta.story({ args: { fullWidth: true } })
export const AsLink = meta.story({
  args: { href: '#opret', variant: 'secondary', children: 'Opret konto' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '#opret'),
})
export const ServerTheme = meta.story({
  name: 'Server-configured theme',
  render: () => (
    <Stack gap={3} align="start">
      <style>{`[data-button-theme="story"] { --button-bg: #0b5d3b; --button-text: #ffffff; --button-radius: 999px }`}</style>
      <Button theme="story">Sæt ind</Button>
      <Button>Uden tema</Button>
    </Stack>
  ),
})
