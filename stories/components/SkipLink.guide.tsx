import { Link } from '@casino/design-system/components/Link'
import { SkipLink } from '@casino/design-system/components/SkipLink'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['First on every page: past header and menu to the content.'],
  avoid: ['A second time, or to something else than the main content.'],
  anatomy: [['Link', 'in sight only while it has the focus.']],
  examples: [
    {
      right: <SkipLink href="#docs">Gå til indhold</SkipLink>,
      because: 'Comes in sight at the first press of Tab. (Press it: it stands at the top of the page.)',
      wrong: <Link href="#docs">Spring over</Link>,
      why: 'Always in sight, and over what?',
    },
  ],
  keyboard: linkKeys,
}
