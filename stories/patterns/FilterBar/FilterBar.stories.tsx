import { Button, FilterBar, SearchField } from '@casino/design-system'
import { FilterIcon } from '@casino/design-system/icons/Filter'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchField label="Søg efter spil" name="soeg" clearLabel="Ryd søgning" />,
    children: (
      <Button variant="secondary" iconStart={<FilterIcon />}>
        Filtrér (2)
      </Button>
    ),
  },
})

/** Field and button are in one row, from 320 px. */
export const WithFilters = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Filtrér (2)' }).getBoundingClientRect()
    await expect(button.left).toBeGreaterThan(field.right)
    await expect(button.top).toBeLessThan(field.bottom)
  },
})
