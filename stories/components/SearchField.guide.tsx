import { SearchField } from '@casino/design-system/components/SearchField'
import { TextField } from '@casino/design-system/components/TextField'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For words that narrow a list or find a page, in a `<search>` with its form.'],
  avoid: ['To choose one of a known list: that is ComboboxField.', 'For an answer that is kept: that is TextField.'],
  anatomy: [
    ['Label', 'what is searched.'],
    ['Glass and words', 'one box.'],
    ['Cross', 'seen while there is something to clear; gives the focus back to the words.'],
  ],
  examples: [
    {
      right: <SearchField label="Søg efter spil" name="right" clearLabel="Ryd søgning" defaultValue="ravn" />,
      because: 'Says what it searches, and can be emptied at once.',
      wrong: <TextField label="Søg" name="wrong" type="search" placeholder="Indtast søgeord her …" />,
      why: 'A placeholder that says nothing, and no way back but deleting.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the field, then to the cross while there is text.'],
    ['Escape', 'Empties it; without text the key belongs to what is around it.'],
    ['Enter', 'Searches, or clears on the cross.'],
  ],
}
