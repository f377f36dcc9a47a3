import { CopyableText } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For an id or a number that the reader passes on: to the support, or into a search.'],
  avoidWhen: ['For text to read: it can be selected.', 'For a link: use Link.'],
  anatomy: [
    ['Text', 'exactly what is copied.'],
    ['Icon', 'two sheets; a check mark for three seconds after the press.'],
  ],
  examples: [
    {
      right: <CopyableText text="0b2f7f9e" label="Kopier transaktions-id 0b2f7f9e" copiedText="Kopieret" />,
      rightReason: 'The name says what is copied, and contains the text.',
      wrong: <CopyableText text="Tryk for at kopiere" label="Tryk for at kopiere" copiedText="Kopieret" />,
      wrongReason: 'The text is an instruction, and it is the instruction that is copied.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves focus to it.'],
    ['Enter', 'Copies the text.'],
    ['Space', 'Copies the text.'],
  ],
}
