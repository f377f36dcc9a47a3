import { Link, SkipLink } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['First on every page: skips header and menu.'],
  avoidWhen: ['More than once, or with a target other than the main content.'],
  anatomy: [['Link', 'visible only while focused.']],
  examples: [
    {
      right: <SkipLink href="#docs">Gå til indhold</SkipLink>,
      rightReason: 'Becomes visible on the first press of Tab. (Try it: it appears at the top of the page.)',
      wrong: <Link href="#docs">Spring over</Link>,
      wrongReason: 'Always visible, and without its target in the text.',
    },
  ],
  keyboard: linkKeys,
}
