import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import { type Guide, linkKeys } from '../guide.ts'

export const guide: Guide = {
  use: ['From lg: the main sections in one line.'],
  avoid: ['For actions, or for entries of more than two words.'],
  anatomy: [
    ['Entries', 'five from lg, six from xl, eight from xxl; the rest is in the menu.'],
    ['Present', 'marked for eye and ear.'],
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
      because: 'Nouns; where one is is marked. (In sight from lg.)',
      wrong: (
        <MenuBar
          label="Hovedmenu"
          items={[
            { href: '#docs', label: 'Se alle vores spilleautomater' },
            { href: '#docs-live', label: 'Prøv live casino nu' },
          ]}
        />
      ),
      why: 'Sentences push the others out of the line.',
    },
  ],
  keyboard: linkKeys,
}
