import { FilterChips } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const themes = ['Hav og kyst', 'Dyr', 'Natur', 'Sagn'].map((label) => ({ value: label, label }))

export const guide: Guide = {
  useWhen: [
    'To filter a list immediately by a few short options that are all visible.',
    'With `multiple` where several options can be combined.',
  ],
  avoidWhen: ['For more than about ten options: use SelectField or ComboboxField.', 'Where an option needs explaining: use RadioCards.'],
  anatomy: [
    ['Legend', 'the property that the chips filter by.'],
    ['Chips', '40 px high with a touch target of at least 44 px; they wrap and never scroll horizontally.'],
    ['Check mark', 'on each selected chip, with `multiple`.'],
  ],
  examples: [
    {
      right: <FilterChips label="Tema" name="right" options={[{ value: '', label: 'Alle' }, ...themes]} defaultValue={['']} />,
      rightReason: '“Alle” resets the filter and is an option like the others.',
      wrong: (
        <FilterChips label="Vælg" name="wrong" options={[{ value: 'a', label: 'Spil om havet, kysten, fisk og gamle skibe' }, ...themes]} />
      ),
      wrongReason: 'A sentence among single words, and no option to reset the filter.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the selected chip; with `multiple`, to each chip.'],
    ['Arrow keys', 'Select the next or the previous chip, without `multiple`.'],
    ['Space', 'Selects a chip; with `multiple`, also deselects it.'],
  ],
}
