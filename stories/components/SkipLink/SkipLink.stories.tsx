import { SkipLink } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#storybook-root', children: 'Spring til indhold' },
})

/** Hidden until it is focused by keyboard. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Spring til indhold' })).toHaveFocus()
  },
})
