import { SearchField, TextField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For text that filters a list or finds a page, inside a `<search>` with its form.'],
  avoidWhen: ['To select one of a known list: use ComboboxField.', 'For a value that is saved: use TextField.'],
  anatomy: [
    ['Label', 'what is searched.'],
    ['Input', 'with a magnifier icon.'],
    ['Clear button', 'visible while there is text; returns focus to the input.'],
  ],
  examples: [
    {
      right: <SearchField label="Søg efter spil" name="right" clearLabel="Ryd søgning" defaultValue="ravn" />,
      rightReason: 'States what is searched, and is cleared with one click.',
      wrong: <TextField label="Søg" name="wrong" type="search" placeholder="Indtast søgeord her …" />,
      wrongReason: 'A placeholder without information, and no clear button.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the field, then to the clear button while there is text.'],
    ['Escape', 'Clears it; without text the event bubbles to the surrounding overlay.'],
    ['Enter', 'Searches; on the clear button, clears.'],
  ],
}
