import { SelectField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const periods = [
  { value: 'day', label: 'De sidste 24 timer' },
  { value: 'month', label: 'De sidste 30 dage' },
]

export const guide: Guide = {
  useWhen: ['For one option of a familiar list: country, month, status.', 'With a placeholder as its first option.'],
  avoidWhen: ['For two to five options that need explaining: use RadioCards.', 'For a list long enough to need search: use ComboboxField.'],
  anatomy: [
    ['Label', 'above.'],
    ['Select', 'the native element, so that a phone shows its own picker.'],
    ['Help and error', 'below.'],
  ],
  examples: [
    {
      right: <SelectField label="Periode" name="right" placeholder="Vælg en periode" options={periods} />,
      rightReason: 'Nothing is preselected.',
      wrong: <SelectField label="Vælg" name="wrong" defaultValue="all" options={[{ value: 'all', label: '---' }, ...periods]} />,
      wrongReason: 'A label without information, and dashes as a value.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the select.'],
    ['Space', 'Opens the list.'],
    ['↑ ↓', 'Select the previous or next option.'],
    ['A–Z', 'Moves to the option that begins with the typed letters.'],
    ['Esc', 'Closes the list and keeps the selection.'],
  ],
}
