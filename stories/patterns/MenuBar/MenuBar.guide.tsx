import { MenuBar } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For the main sections of the site, in one line from lg.'],
  avoidWhen: ['For actions, or for items of more than two words.'],
  anatomy: [
    ['Items', 'five from lg, six from xl, eight from xxl. The menu contains all of them.'],
    ['Logo', 'optional, in the middle: then two, three or four items on each side.'],
    ['Current item', 'marked visually and with `aria-current`.'],
  ],
  examples: [
    {
      right: (
        <MenuBar
          label="Hovedmenu"
          items={[
            { href: '#docs', label: 'Spilleautomater', current: true },
            { href: '#docs-live', label: 'Live casino' },
          ]}
        />
      ),
      rightReason: 'Nouns; the current item is marked. (Visible from lg.)',
      wrong: (
        <MenuBar
          label="Hovedmenu"
          items={[
            { href: '#docs', label: 'Se alle vores spilleautomater' },
            { href: '#docs-live', label: 'Prøv live casino nu' },
          ]}
        />
      ),
      wrongReason: 'Long labels push the other items out of the bar.',
    },
  ],
  keyboard: linkKeys,
}
