import { SelectField } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

/** Any other text selects nothing. */
const codeControl = { control: 'select', options: ['45', '299'] } as const // Storybook takes the name of a control only

const meta = preview.meta({
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Landekode',
    name: 'mobileCC',
    options: [
      { value: '45', label: 'Danmark +45' },
      { value: '299', label: 'Grønland +299' },
    ],
  },
  argTypes: { value: codeControl, defaultValue: codeControl },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Landekode'), '299')
    await expect(canvas.getByLabelText('Landekode')).toHaveValue('299')
  },
})
export const Placeholder = meta.story({ tags: ['visual:hover'], args: { placeholder: 'Vælg' } })
export const WithError = meta.story({ args: { error: 'Vælg en periode.' } })
export const Disabled = meta.story({ args: { disabled: true } })
/** A native select has no read-only state: the other options are disabled, and the selected one is still submitted. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: '299' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Landekode')).toBeEnabled()
    await expect(canvas.getByRole('option', { name: 'Danmark +45' })).toBeDisabled()
  },
})
