import { ComboboxField, SelectField } from '@casino/design-system'
import { fieldKeys, type Guide } from '../../guide.ts'

const games = ['Rævens Runer', 'Ålborg Nat', 'Nordlysets Konge'].map((label) => ({ value: label, label }))
const ignore = () => undefined
const results = (count: number) => `${count} spil passer`

export const guide: Guide = {
  useWhen: ['For one option of a list that is too long to read and whose names are known: one game of 700.'],
  avoidWhen: ['For fewer than about fifteen options: use SelectField.', 'For free text: use SearchField.'],
  anatomy: [
    ['Input', 'shows the selected option, or the search text.'],
    ['List', 'best matches first, at most 50; `aa` matches å.'],
    ['Count', 'the number of matches, announced while typing.'],
  ],
  examples: [
    {
      right: (
        <ComboboxField
          label="Spil"
          name="right"
          options={games}
          value={null}
          onValueChange={ignore}
          resultCountText={results}
          emptyText="Ingen spil hedder det."
          placeholder="Alle spil"
        />
      ),
      rightReason: 'An option is found by typing a few letters.',
      wrong: <SelectField label="Spil (712)" name="wrong" options={games} placeholder="Rul ned til dit spil" />,
      wrongReason: 'A native list of 712 options is not usable.',
    },
  ],
  keyboard: [
    ...fieldKeys.slice(0, 1),
    ['Arrow keys', 'Open the list and move through it.'],
    ['Enter', 'Selects the highlighted option.'],
    ['Escape', 'Closes the list and discards the typed text.'],
  ],
}
