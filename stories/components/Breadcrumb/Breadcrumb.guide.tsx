import { Breadcrumb } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['On a page two or more levels below the front page: an article, a game.'],
  avoidWhen: ['For the steps of a flow: use Stepper.', 'Instead of the main menu.'],
  anatomy: [
    ['Parents', 'links; on phones only the nearest one.'],
    ['Current page', 'last, not a link.'],
  ],
  examples: [
    {
      right: (
        <Breadcrumb label="Du er her" items={[{ label: 'Forside', href: '#' }, { label: 'Nyheder', href: '#' }, { label: 'Ny jackpot' }]} />
      ),
      rightReason: 'The path from the front page to this page.',
      wrong: <Breadcrumb label="Du er her" items={[{ label: 'Forside', href: '#' }, { label: 'Forside' }]} />,
      wrongReason: 'No information: a single level needs no breadcrumb.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from link to link.'],
    ['Enter', 'Follows it.'],
  ],
}
