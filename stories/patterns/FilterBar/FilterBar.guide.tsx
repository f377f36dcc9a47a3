import { Button, FilterBar, SearchField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const search = <SearchField label="Søg efter spil" name="soeg" clearLabel="Ryd søgning" />

export const guide: Guide = {
  useWhen: ['Above a list that is searched and filtered. The filters are in a Drawer that the button opens.'],
  avoidWhen: ['With two or three options: show them as FilterChips.'],
  anatomy: [
    ['Search', 'takes the width that is left.'],
    ['Button', 'opens the filters, and says how many are set.'],
  ],
  examples: [
    {
      right: (
        <FilterBar search={search}>
          <Button variant="secondary">Filtrér (2)</Button>
        </FilterBar>
      ),
      rightReason: 'One button, with the number of filters.',
      wrong: (
        <FilterBar search={search}>
          <Button variant="secondary">Tema</Button>
          <Button variant="secondary">Leverandør</Button>
          <Button variant="secondary">Jackpot</Button>
        </FilterBar>
      ),
      wrongReason: 'Three buttons leave no room for the field on a phone.',
    },
  ],
  keyboard: [['Tab', 'moves from the field to the button.']],
}
