import { Amount } from '@casino/design-system/components/Amount'
import { MediaLink } from '@casino/design-system/components/MediaLink'
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
