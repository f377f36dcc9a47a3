import { Breadcrumb } from '@casino/design-system/components/Breadcrumb'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['Where a page lies two levels or more below the front page: an article, a game.'],
  avoid: ['For the steps of a flow: that is a Stepper.', 'In place of the main menu.'],
  anatomy: [
    ['Parents', 'links; on phones the nearest one, as the way back up.'],
    ['This page', 'last, no link.'],
  ],
  examples: [
    {
      right: (
        <Breadcrumb label="Du er her" items={[{ label: 'Forside', href: '#' }, { label: 'Nyheder', href: '#' }, { label: 'Ny jackpot' }]} />
      ),
      because: 'The way the player could have come.',
      wrong: <Breadcrumb label="Du er her" items={[{ label: 'Forside', href: '#' }, { label: 'Forside' }]} />,
      why: 'Tells nothing: one level needs no way back.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from link to link.'],
    ['Enter', 'Follows it.'],
  ],
}
