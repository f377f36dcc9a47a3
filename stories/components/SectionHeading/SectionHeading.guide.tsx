import { SectionHeading } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Above a section of a page that shows some of a list and links to the rest of it.'],
  avoidWhen: ['For the title of a page or of a card: use Heading.', 'Above a row of tiles: Rail has one.'],
  anatomy: [
    ['Title', 'a heading of level 2.'],
    ['Link', 'to the whole list: beside the title, on phones at the end of its line.'],
    ['Controls', 'of the section, such as arrows, at the end of the line.'],
  ],
  examples: [
    {
      right: <SectionHeading title="Jackpots lige nu" moreHref="#docs" moreText="Alle jackpots" />,
      rightReason: 'The link says what it leads to, also when it is read alone.',
      wrong: <SectionHeading title="Jackpots lige nu" moreHref="#docs" moreText="Se mere" />,
      wrongReason: 'More of what?',
    },
  ],
  keyboard: [['Tab', 'Moves to the link, then to the controls.']],
}
