import { FilterChips } from '@casino/design-system/components/FilterChips'
import type { Guide } from '../guide.ts'

const themes = ['Hav og kyst', 'Dyr', 'Natur', 'Sagn'].map((label) => ({ value: label, label }))

export const guide: Guide = {
  use: ['To narrow a list at once by few short words that can all be seen.', 'With `multiple` where several hold together.'],
  avoid: ['For more than about ten: that is SelectField or ComboboxField.', 'Where a choice needs explaining: that is RadioCards.'],
  anatomy: [
    ['Legend', 'what is narrowed by.'],
    ['Chips', '40 px to the eye, 44 and more to a finger; they wrap, and never scroll sideways.'],
    ['Tick', 'on each chosen one of several.'],
  ],
  examples: [
    {
      right: <FilterChips label="Tema" name="right" options={[{ value: '', label: 'Alle' }, ...themes]} defaultValue={['']} />,
      because: 'The way back is a choice like the others.',
      wrong: (
        <FilterChips label="Vælg" name="wrong" options={[{ value: 'a', label: 'Spil om havet, kysten, fisk og gamle skibe' }, ...themes]} />
      ),
      why: 'A sentence among words, and no way back to all.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen one; with several choices to each.'],
    ['Arrow keys', 'Choose the next or the one before, where there is one choice.'],
    ['Space', 'Chooses, or takes the choice away where there are several.'],
  ],
}
