import { ShapedImage } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

const { src: path, alt } = heroImages.nordlys

export const guide: Guide = {
  useWhen: ['A dialog has a picture from the CMS, in a shape that the image proxy crops it to.'],
  avoidWhen: [
    'An article or a campaign begins with its picture: use LeadImage.',
    'A picture leads to a page: use ArticleCard or MediaLink.',
  ],
  anatomy: [['Image', 'In its shape’s proportions, with round corners where it is cropped; a logo keeps its own outline.']],
  examples: [
    {
      right: <ShapedImage path={path} shape="popup" alt={alt} />,
      rightReason: 'The alternative text says what the picture shows.',
      wrong: <ShapedImage path={path} shape="popup" alt="Billede" />,
      wrongReason: 'A screen reader announces a picture that tells nothing.',
    },
  ],
  keyboard: [],
}
