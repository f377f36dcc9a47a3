import { LinkStrip } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const itemsOf = (texts: readonly string[]) => texts.map((text) => ({ href: `#${text}`, text }))

export const guide: Guide = {
  useWhen: ['For a long list: the letters that its entries begin with, or years.', 'With links that work without script.'],
  avoidWhen: ['For sentences or long words: use `SideNav` or links in a list.', 'For filters of a form: use `FilterChips`.'],
  anatomy: [
    ['Links', 'a letter or a short word each; only those that lead to something.'],
    ['Current link', 'marked by a background, and announced.'],
  ],
  examples: [
    {
      right: <LinkStrip label="Efter bogstav" items={itemsOf(['A', 'B', 'D', 'Æ', 'Ø'])} />,
      rightReason: 'Only the letters that exist.',
      wrong: <LinkStrip label="Efter navn" items={itemsOf(['Agernet på Bakken', 'Ballonens Aften', 'Den Gyldne Snemand'])} />,
      wrongReason: 'Long names do not fit in one line of a phone.',
    },
  ],
  keyboard: [['Tab', 'Moves from link to link; a hidden one scrolls into view.']],
}
