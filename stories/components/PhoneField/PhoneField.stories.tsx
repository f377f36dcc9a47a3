import { PhoneField } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const chooseCountry = fn()
const country = {
  name: 'mobileCC',
  label: 'Landekode',
  options: [
    { value: '45', label: 'Danmark +45' },
    { value: '299', label: 'Grønland +299' },
  ],
  onChange: chooseCountry,
}
const meta = preview.meta({
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Mobilnummer', name: 'mobileNo', country },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Mobilnummer')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Landekode')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('20123456')
    await expect(number).toHaveFocus()
    await expect(number).toHaveValue('20 12 34 56')
    await expect(canvas.getByRole('group', { name: 'Mobilnummer' })).toContainElement(number)
  },
})
/** A number pasted or autofilled with its country code sets the country and keeps the national digits. */
export const WithCountryCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    chooseCountry.mockClear()
    await userEvent.click(canvas.getByLabelText('Mobilnummer'))
    await userEvent.paste('+299 32 10 00')
    await expect(canvas.getByLabelText('Mobilnummer')).toHaveValue('32 10 00')
    await expect(canvas.getByLabelText('Landekode')).toHaveValue('299')
    await expect(chooseCountry).toHaveBeenCalledOnce()
  },
})
/** The same when it is typed. */
export const TypedWithCountryCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Landekode'), '299')
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '+45')
    await expect(canvas.getByLabelText('Mobilnummer')).toHaveValue('+45')
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '20123456')
    await expect(canvas.getByLabelText('Mobilnummer')).toHaveValue('20 12 34 56')
    await expect(canvas.getByLabelText('Landekode')).toHaveValue('45')
  },
})
export const WithHelp = meta.story({ args: { help: 'Vi skriver kun, hvis der er noget med din konto.' } })
export const WithError = meta.story({
  args: { error: 'Mobilnummeret skal have 8 cifre.', defaultValue: '2012345', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobilnummer')).toBeInvalid()
    await expect(canvas.getByLabelText('Mobilnummer')).toHaveAccessibleDescription(/8 cifre/)
    await expect(canvas.getByLabelText('Landekode')).toBeValid()
  },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '20123456' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '20123456', country: { ...country, defaultValue: '45' } } })
/** Do: one label for the group; the country select's own name is for screen readers only. */
export const DoOneLabel = meta.story({ name: 'Do: one label', args: { defaultValue: '20123456' } })
/** Don't: explain formatting that the field does itself. */
export const DontExplainSpaces = meta.story({
  name: "Don't: explain the spaces",
  args: { help: 'Indtast 8 cifre uden mellemrum, bindestreg og landekode.', defaultValue: '20123456' },
})
