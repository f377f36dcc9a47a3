import { FilterChips } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const change = fn()
const themes = ['Hav og kyst', 'Dyr', 'Natur', 'Sagn', 'Hygge', 'Klassiske'].map((label) => ({ value: label.toLowerCase(), label }))

const meta = preview.meta({
  title: 'Components/FilterChips',
  component: FilterChips,
  args: { label: 'Tema', name: 'tema', options: [{ value: '', label: 'Alle' }, ...themes], defaultValue: [''], onValueChange: change },
})

/** One tab stop; the arrow keys select, as in every radio group. */
export const SingleChoice = meta.story({
  tags: ['visual:hover', 'visual:high-contrast', 'visual:forced-colors', 'visual:focus', 'visual:large-text'],
  play: async ({ canvas, userEvent }) => {
    change.mockClear()
    await expect(canvas.getByRole('group', { name: 'Tema' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Alle' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Hav og kyst' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Sagn' }))
    await expect(change.mock.calls).toEqual([[['hav og kyst']], [['sagn']]])
  },
})
/** Multiple selection: each chip is a tab stop, and selected chips have a check mark. */
export const SeveralChoices = meta.story({
  args: { multiple: true, options: themes, defaultValue: ['dyr'] },
  play: async ({ canvas, userEvent }) => {
    change.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hav og kyst' }))
    await expect(change).toHaveBeenLastCalledWith(['hav og kyst', 'dyr'])
    canvas.getByRole('checkbox', { name: 'Dyr' }).focus()
    await userEvent.keyboard(' ')
    await expect(change).toHaveBeenLastCalledWith(['hav og kyst'])
  },
})
export const WithCounts = meta.story({
  args: {
    options: [
      { value: '', label: 'Alle', count: '712' },
      { value: 'dyr', label: 'Dyr', count: '84' },
      { value: 'sagn', label: 'Sagn', count: '61' },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Dyr 84' })).toBeVisible(),
})
export const OneDisabled = meta.story({
  args: { options: themes.map((theme, index) => ({ ...theme, disabled: index === 2 })), defaultValue: [] },
})
/** Do: a few short words that are all visible. */
export const DoFewShortLabels = meta.story({ name: 'Do: few short words', args: { options: themes.slice(0, 4), defaultValue: [] } })
/** Don't: whole sentences. Use RadioCards where an option needs explaining, a select for many options. */
export const DontSentences = meta.story({
  name: "Don't: whole sentences",
  args: {
    label: 'Hvad vil du se?',
    options: [
      { value: 'a', label: 'Kun spil, som andre spillere har givet en god bedømmelse den seneste måned' },
      { value: 'b', label: 'Alle spil, også dem der ikke kan prøves gratis' },
    ],
    defaultValue: [],
  },
})
