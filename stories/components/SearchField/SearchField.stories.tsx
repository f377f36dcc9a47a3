import { SearchField } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Søg efter et spil', name: 'soeg', clearLabel: 'Ryd søgningen', onChange: fn() },
})

/** Without text there is no clear button. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Søg efter et spil' })).toHaveValue('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const ClearedByButton = meta.story({
  args: { defaultValue: 'ravn' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ryd søgningen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const ClearedByEscape = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ravn')
    await expect(canvas.getByRole('button', { name: 'Ryd søgningen' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
})
/** The landmark is the surrounding `<search>`. */
export const AsALandmark = meta.story({
  tags: ['visual:hover'],
  render: (args) => (
    <search>
      <form action="/spilleautomater">
        <SearchField {...args} />
      </form>
    </search>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox').closest('search')).toBeVisible(),
})
export const WithHelp = meta.story({ args: { help: 'Navn eller udbyder, fx Ravklippen.' } })
export const WithError = meta.story({ args: { error: 'Skriv mindst to bogstaver.', defaultValue: 'r' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'ravn' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'ravn' } })
