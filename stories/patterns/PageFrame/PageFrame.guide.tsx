import { PageFrame, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Once, around the whole page: strip, header, main landmark and footer.'],
  avoidWhen: ['Inside a page.'],
  anatomy: [
    ['Top', 'strip and header.'],
    ['Main', 'the landmark that the skip link targets.'],
    ['Backdrop', 'an optional decoration behind the page, such as a WallpaperCarousel.'],
    ['Bottom', 'footer and bars, at the bottom of the screen even on a short page.'],
  ],
  examples: [
    {
      right: (
        <PageFrame mainId="guide-right" bottom={<Text size={14}>Fod</Text>}>
          <Text>Indhold</Text>
        </PageFrame>
      ),
      rightReason: 'One main landmark with an id.',
      wrong: <Text>Indhold uden ramme</Text>,
      wrongReason: 'No landmark: the skip link has no target.',
    },
  ],
  keyboard: [['Tab', 'Moves through top, main and bottom in this order.']],
}
