import { IconButton } from '@casino/design-system/components/IconButton'
import { ArrowRightIcon } from '@casino/design-system/icons/ArrowRight'
import { HeartIcon } from '@casino/design-system/icons/Heart'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

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
/** A toggle button keeps its name; `aria-pressed` conveys the state. */
export const Pressed = meta.story({
  tags: ['visual:high-contrast', 'visual:forced-colors'],
  args: { label: 'Favorit', icon: <HeartIcon size={20} />, pressed: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Favorit' })).toHaveAttribute('aria-pressed', 'true'),
})
