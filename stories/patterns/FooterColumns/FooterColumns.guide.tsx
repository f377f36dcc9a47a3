import { FooterColumns } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['At the bottom of every page: the operator, help, rules and limits.'],
  avoidWhen: ['As the only place for something that must be reachable in two clicks.'],
  anatomy: [
    ['Introduction', 'the operator and its licence.'],
    ['Columns', 'links, each column under a heading.'],
    ['Marks', 'neutral marks, such as 18+.'],
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
      rightReason: 'Limits have their own heading.',
      wrong: <FooterColumns intro="Spil ansvarligt" columns={[{ title: 'Links', links: [{ label: 'Klik her', href: '#docs' }] }]} />,
      wrongReason: 'The texts do not state where the links lead.',
    },
  ],
  keyboard: linkKeys,
}
