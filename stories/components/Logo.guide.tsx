import { Logo } from '@casino/design-system/components/Logo'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['Once in the header, as the way to the front page.', 'With the name of the brand that the page is in.'],
  avoid: ['As decoration, or twice in sight.', 'In another colour than its tokens.'],
  anatomy: [
    ['Mark', 'a band of light over the horizon; the light brand reads it as a wave with the sun.'],
    ['Wordmark', 'the name in the display face.'],
  ],
  examples: [
    {
      right: <Logo name="nordlys" href="#docs" />,
      because: 'Mark and name together, as a link home.',
      wrong: (
        <>
          <Logo name="nordlys" /> <Logo name="strand" />
        </>
      ),
      why: 'Two brands on one page.',
    },
  ],
  keyboard: linkKeys,
}
