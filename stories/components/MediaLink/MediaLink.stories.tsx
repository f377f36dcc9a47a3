import { Amount } from '@casino/design-system/components/Amount'
import { MediaLink } from '@casino/design-system/components/MediaLink'
import { Text } from '@casino/design-system/components/Text'
import { TrophyIcon } from '@casino/design-system/icons/Trophy'
import preview from '../../../.storybook/preview.tsx'
import { posterImages } from '../../support/images.ts'

const meta = preview.meta({
  title: 'Components/MediaLink',
  component: MediaLink,
  args: {
    href: '#ravklippen',
    title: 'Ravklippen',
    imageSrc: posterImages[0].src,
    children: <Amount tone="money" value="4.182.667,40 kr." />,
  },
})

export const Jackpot = meta.story({})
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
