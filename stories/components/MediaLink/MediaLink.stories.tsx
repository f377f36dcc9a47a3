import { Amount, MediaLink, Text } from '@casino/design-system'
import { TrophyIcon } from '@casino/design-system/icons/Trophy'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { posterImages } from '../../support/images.ts'

const meta = preview.meta({
  title: 'Components/MediaLink',
  component: MediaLink,
  args: {
    href: '#ravklippen',
    title: 'Ravklippen',
    imageSrc: posterImages[0].src,
    children: <Amount tone="money" value="4.182.667,40 kr." fits />,
  },
})

export const Jackpot = meta.story({})
/** In a narrow column the amount becomes smaller: it neither wraps nor leaves its card. */
export const NarrowJackpot = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 224 }}>
      <MediaLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    const amount = within(card).getByText('4.182.667,40 kr.')
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
  },
})
/** In a list in a dialog, without a border. */
export const Row = meta.story({
  args: {
    variant: 'row',
    children: (
      <Text as="span" size={14} tone="muted">
        Smaragd Studio
      </Text>
    ),
  },
})
export const RowWithIcon = meta.story({
  args: { variant: 'row', title: 'Jackpots', icon: <TrophyIcon />, imageSrc: undefined, children: null },
})
