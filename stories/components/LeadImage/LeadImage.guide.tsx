import { LeadImage } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

export const guide: Guide = {
  useWhen: ['An article or a campaign begins with its picture.'],
  avoidWhen: [
    'A picture leads to a page: use ArticleCard or MediaLink.',
    'A page begins with an offer over a picture: use the pattern Hero.',
  ],
  anatomy: [['Picture', 'Landscape, cropped to 16:9, at most as wide as the text below it.']],
  examples: [
    {
      right: <LeadImage image={{ ...heroImages.nordlys, alt: '' }} />,
      rightReason: 'A decorative picture has an empty alternative text: the title says what the article is about.',
      wrong: <LeadImage image={{ ...heroImages.nordlys, alt: 'Billede' }} />,
      wrongReason: 'A screen reader announces a picture that tells nothing.',
    },
  ],
  keyboard: [],
}
