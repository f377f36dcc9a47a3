import { FooterColumns } from '@casino/design-system/patterns/FooterColumns'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['At the foot of every page: who runs the place, help, rules and limits.'],
  avoid: ['As the only place of something that a player needs in two clicks.'],
  anatomy: [
    ['Introduction', 'who and under which licence.'],
    ['Columns', 'links under a heading each.'],
    ['Marks', 'neutral ones, such as 18+.'],
    ['Legal line', 'last.'],
  ],
  examples: [
    {
      right: (
        <FooterColumns
          intro="Nordlys drives af Nordlys Spil ApS."
          columns={[{ title: 'Spil trygt', links: [{ label: 'Mine grænser', href: '#docs' }] }]}
        />
      ),
      because: 'Limits have a heading of their own.',
      wrong: <FooterColumns intro="Spil ansvarligt" columns={[{ title: 'Links', links: [{ label: 'Klik her', href: '#docs' }] }]} />,
      why: 'Nothing here says where it leads.',
    },
  ],
  keyboard: linkKeys,
}
