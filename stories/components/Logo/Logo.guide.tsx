import { Logo } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Once in the header, as the link to the front page.', 'With the name of the page’s brand.'],
  avoidWhen: ['As decoration, or twice in view.', 'In a colour that is not its token.'],
  anatomy: [
    ['Mark', 'northern lights with a star, or a wave with the sun in the light brand.'],
    ['Wordmark', 'the name in the display typeface.'],
  ],
  examples: [
    {
      right: <Logo name="nordlys" href="#docs" />,
      rightReason: 'Mark and name together, as a link to the front page.',
      wrong: (
        <>
          <Logo name="nordlys" /> <Logo name="strand" />
        </>
      ),
      wrongReason: 'Two brands on one page.',
    },
  ],
  keyboard: linkKeys,
}
