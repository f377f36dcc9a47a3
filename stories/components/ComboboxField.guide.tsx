import { ComboboxField } from '@casino/design-system/components/ComboboxField'
import { SelectField } from '@casino/design-system/components/SelectField'
import { fieldKeys, type Guide } from '../guide.ts'

const games = ['Rævens Runer', 'Ålborg Nat', 'Nordlysets Konge'].map((label) => ({ value: label, label }))
const ignore = () => undefined
const results = (count: number) => `${count} spil passer`

export const guide: Guide = {
  use: ['For one of a list too long to read, whose names are known: a game out of 700.'],
  avoid: ['For fewer than about fifteen: that is SelectField.', 'For free words: that is SearchField.'],
  anatomy: [
    ['Box', 'shows what is chosen, or what is typed to find it.'],
    ['List', 'the best finds first, 50 at most; `aa` finds å.'],
    ['Count', 'read aloud while typing.'],
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
          resultText={results}
          emptyText="Ingen spil hedder det."
          placeholder="Alle spil"
        />
      ),
      because: 'Found by a few letters.',
      wrong: <SelectField label="Spil (712)" name="wrong" options={games} placeholder="Rul ned til dit spil" />,
      why: 'A list of 712 lines is no list.',
    },
  ],
  keyboard: [
    ...fieldKeys.slice(0, 1),
    ['Arrow keys', 'Open the list and move through it.'],
    ['Enter', 'Chooses the marked one.'],
    ['Escape', 'Closes the list and gives up what is typed.'],
  ],
}
