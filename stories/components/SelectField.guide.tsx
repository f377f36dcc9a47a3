import { SelectField } from '@casino/design-system/components/SelectField'
import type { Guide } from '../guide.ts'

const periods = [
  { value: 'day', label: 'De sidste 24 timer' },
  { value: 'month', label: 'De sidste 30 dage' },
]

export const guide: Guide = {
  use: ['For one choice from a list that everybody knows: country, month, status.', 'With a first line that chooses nothing.'],
  avoid: ['For two to five choices that need explaining: that is RadioCards.', 'For a list so long that one must search in it.'],
  anatomy: [
    ['Label', 'above.'],
    ['Box', 'the native list, so that a phone shows its own wheel.'],
    ['Help and error', 'below.'],
  ],
  examples: [
    {
      right: <SelectField label="Periode" name="right" placeholder="Vælg en periode" options={periods} />,
      because: 'Nothing is chosen for the player.',
      wrong: <SelectField label="Vælg" name="wrong" defaultValue="all" options={[{ value: 'all', label: '---' }, ...periods]} />,
      why: 'A label that says nothing, and a value of dashes.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the box.'],
    ['Space', 'Opens the list.'],
    ['↑ ↓', 'Choose the line before or after.'],
    ['A–Z', 'Jumps to a line by its first letters.'],
    ['Esc', 'Closes the list and keeps the choice.'],
  ],
}
