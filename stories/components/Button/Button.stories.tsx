import { Button, Inline, Stack } from '@casino/design-system'
import { ArrowRightIcon } from '@casino/design-system/icons/ArrowRight'
import { LockIcon } from '@casino/design-system/icons/Lock'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { expectFocusableWhenDisabled } from '../../support/focusableWhenDisabled.ts'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Sæt 500,00 kr. ind', onClick: fn() },
  argTypes: { size: { control: 'select', options: ['sm', 'md', 'lg'] } }, // Storybook reads no names from a union with an object
})

export const Primary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sæt 500,00 kr. ind' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Variants = meta.story({
  tags: ['visual:hover', 'visual:pressed', 'visual:high-contrast', 'visual:forced-colors', 'visual:focus', 'visual:large-text'],
  render: () => (
    <Inline gap={3}>
      <Button variant="primary">Opret konto</Button>
      <Button variant="secondary">Log ind</Button>
      <Button variant="ghost">Fortsæt uden bonus</Button>
      <Button variant="danger">Luk min konto</Button>
    </Inline>
  ),
})
export const Ghost = meta.story({
  args: { variant: 'ghost', children: 'Tilbage' },
  tags: ['visual:hover', 'visual:pressed', 'visual:focus'],
})
export const Danger = meta.story({
  args: { variant: 'danger', children: 'Luk min konto' },
  tags: ['visual:hover', 'visual:pressed', 'visual:focus'],
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
/** A larger size from md, with CSS only: the markup is the same at every width. */
export const SizePerScreen = meta.story({
  args: { size: { xs: 'sm', md: 'lg' } },
  play: async ({ canvas }) => {
    const wide = window.matchMedia('(min-width: 48em)').matches
    await expect(getComputedStyle(canvas.getByRole('button')).minBlockSize).toBe(wide ? '52px' : '36px')
  },
})
export const Outline = meta.story({
  args: { variant: 'outline', children: 'Læs om bonussen' },
  tags: ['visual:hover'],
  play: async ({ canvas }) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(canvas.getByRole('button'))
    await expect(backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(borderTopColor).toBe(color)
  },
})
export const Square = meta.story({
  args: { square: true },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByRole('button')).borderRadius).toBe('0px'),
})
/** Visually small, with a 44 px touch target. */
export const SmallWithTouchTarget = meta.story({
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const { bottom, left } = button.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, bottom + 3)).toBe(button)
  },
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
  tags: ['visual:forced-colors'],
  args: { loading: true, loadingText: 'Sætter ind …' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /sætter ind/i })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
/** The width of the loading text is reserved, so that the button keeps its size when loading begins. */
export const BeforeLoading = meta.story({
  args: { loading: false, loadingText: 'Pengene sættes ind, vent et øjeblik' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sæt 500,00 kr. ind' })).toBeVisible(),
})
/** Only the spinner is visible. Screen readers still read the label. */
export const LoadingWithoutText = meta.story({
  args: { loading: true, children: 'Betal' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Betal' })).toHaveAttribute('aria-busy', 'true'),
})
export const LoadingSizes = meta.story({
  render: ({ onClick }) => (
    <Inline gap={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size} variant="secondary" loading loadingText="Sætter ind …" onClick={onClick}>
          Sæt ind
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
/** Keeps its focus and its place in the tab order, because it becomes enabled by itself: a code can be sent again after a minute. */
export const DisabledForAWhile = meta.story({
  args: { disabled: true, focusableWhenDisabled: true, children: 'Send ny kode' },
  parameters: { visual: { skip: 'looks like Disabled' } },
  play: ({ canvas, args }) => expectFocusableWhenDisabled(canvas.getByRole('button', { name: 'Send ny kode' }), args.onClick),
})
/** An anchor with `aria-disabled` and without `href`. It cannot be focused. */
export const DisabledLink = meta.story({
  args: { href: '#spil', disabled: true, children: 'Spil for penge' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Spil for penge' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
})
export const FullWidth = meta.story({ args: { fullWidth: true } })
export const AsLink = meta.story({
  tags: ['visual:hover', 'visual:pressed'],
  args: { href: '#opret', variant: 'secondary', children: 'Opret konto' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '#opret'),
})
export const ServerTheme = meta.story({
  tags: ['visual:hover', 'visual:pressed'],
  name: 'Server-configured theme',
  render: () => (
    <Stack gap={3} align="start">
      <style href="button-story" precedence="story">{`[data-button-theme="story"] {
          --button-bg: #0b5d3b; --button-bg-hover: #0b5d3b; --button-bg-active: #0b5d3b;
          --button-text: #ffffff; --button-text-hover: #ffffff; --button-text-active: #ffffff;
          --button-radius: 999px
        }`}</style>
      <Button theme="story">Sæt ind</Button>
      <Button>Uden tema</Button>
    </Stack>
  ),
})
/** Do: one filled button whose label names the action. The others are less prominent. */
export const DoOneFilledButton = meta.story({
  name: 'Do: one filled button',
  render: () => (
    <Inline gap={3}>
      <Button>Sæt 500,00 kr. ind</Button>
      <Button variant="ghost">Tilbage</Button>
    </Inline>
  ),
})
/** Don't: two filled buttons of equal weight, with labels that do not name the action. */
export const DontTwoFilledButtons = meta.story({
  name: "Don't: two of the same weight",
  render: () => (
    <Inline gap={3}>
      <Button>OK</Button>
      <Button>Annuller</Button>
    </Inline>
  ),
})
