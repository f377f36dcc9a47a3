import { IconButton } from '@casino/design-system'
import { ArrowRightIcon } from '@casino/design-system/icons/ArrowRight'
import { HeartIcon } from '@casino/design-system/icons/Heart'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { expectFocusableWhenDisabled } from '../../support/focusableWhenDisabled.ts'

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Næste', icon: <ArrowRightIcon size={20} />, onClick: fn() },
})

export const Default = meta.story({
  tags: ['visual:hover', 'visual:pressed'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Næste' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
/** Keeps its focus and its place in the tab order, for a button that disables itself when it is pressed: the previous month, at the first one. */
export const DisabledUnderTheFocus = meta.story({
  args: { disabled: true, focusableWhenDisabled: true },
  parameters: { visual: { skip: 'looks like Disabled' } },
  play: ({ canvas, args }) => expectFocusableWhenDisabled(canvas.getByRole('button', { name: 'Næste' }), args.onClick),
})
/** A toggle button keeps its name; `aria-pressed` conveys the state. */
export const Pressed = meta.story({
  tags: ['visual:high-contrast', 'visual:forced-colors'],
  args: { label: 'Favorit', icon: <HeartIcon size={20} />, pressed: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Favorit' })).toHaveAttribute('aria-pressed', 'true'),
})
