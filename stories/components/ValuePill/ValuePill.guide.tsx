import { ValuePill } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For the one figure that a visitor looks for on every page, with its parts behind it.'],
  avoidWhen: ['For a figure that opens nothing: use Stat.', 'For an action: use Button.'],
  anatomy: [
    ['Label', 'One or two words that name the figure.'],
    ['Value', 'The figure in tabular digits, never shortened.'],
    ['Chevron', 'Says that something opens; left out on narrow phones.'],
  ],
  examples: [
    {
      right: <ValuePill label="Mine penge" value="1.250,00 kr." href="#oversigt" />,
      rightReason: 'The name says whose money it is, and the link leads to the page with the details.',
      wrong: <ValuePill label="Saldo m.m." value="1.250" href="#" />,
      wrongReason: 'The name says nothing, the amount has no currency, and the link leads nowhere.',
    },
  ],
  keyboard: [['Enter', 'Opens what is behind the figure.']],
}
