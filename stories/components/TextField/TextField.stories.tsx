import { TextField } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'E-mail', name: 'email', type: 'email' as const, autoComplete: 'email' },
})

export const Default = meta.story({ tags: ['visual:hover', 'visual:high-contrast', 'visual:focus'] })
export const WithHelp = meta.story({ args: { help: 'Vi skriver kun om din konto.' } })
export const WithError = meta.story({
  tags: ['visual:high-contrast', 'visual:forced-colors', 'visual:large-text'],
  args: { error: 'Skriv en gyldig e-mail, fx navn@eksempel.dk.', defaultValue: 'navn@' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/gyldig e-mail/)
  },
})
/** The error stays visible while it is mended: only the ring says that the field has the focus. */
export const WithErrorInFocus = meta.story({
  args: { error: 'Skriv en gyldig e-mail, fx navn@eksempel.dk.', defaultValue: 'navn@' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('E-mail')
    const borderColor = () => getComputedStyle(field.parentElement ?? field).borderBlockStartColor
    const invalid = borderColor()
    await userEvent.click(field)
    await waitFor(() => expect(getComputedStyle(field.parentElement ?? field).boxShadow).not.toBe('none'))
    await expect(borderColor()).toBe(invalid)
  },
})
export const Optional = meta.story({ args: { label: 'Bonuskode', name: 'bonusCode', type: 'text', optionalText: 'valgfri' } })
export const PrefixAndSuffix = meta.story({
  args: {
    label: 'Mobilnummer',
    name: 'mobileNo',
    type: 'text',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    prefix: '+45',
    suffix: '8 cifre',
  },
})
/** Digits are grouped while typing; pasting and deleting keep the caret position. */
export const CardNumber = meta.story({
  args: { label: 'Kortnummer', name: 'cardNumber', type: 'text', autoComplete: 'cc-number', format: 'card', maxLength: 16, suffix: 'Visa' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Kortnummer')
    await userEvent.type(field, '4111111111111111')
    await expect(field).toHaveValue('4111 1111 1111 1111')
  },
})
export const Expiry = meta.story({
  args: { label: 'Udløb', name: 'expiry', type: 'text', autoComplete: 'cc-exp', format: 'expiry', maxLength: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Udløb'), '0929')
    await expect(canvas.getByLabelText('Udløb')).toHaveValue('09 / 29')
  },
})
/** The hyphen is inserted automatically, and a typed one is accepted. */
export const Cpr = meta.story({
  name: 'CPR number',
  args: {
    label: 'CPR-nummer',
    name: 'cpr',
    type: 'text',
    autoComplete: 'off',
    format: 'cpr',
    help: '10 cifre. Loven kræver, at vi ved, hvem du er.',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('CPR-nummer')
    await userEvent.type(field, '010290-1234')
    await expect(field).toHaveValue('010290-1234')
    await userEvent.keyboard('{Backspace>5/}')
    await expect(field).toHaveValue('01029')
    await userEvent.paste('01234')
    await expect(field).toHaveValue('010290-1234')
  },
})
/** A number entered with the only country code loses it: the code is the prefix. */
export const PhoneNumber = meta.story({
  args: { label: 'Mobilnummer', name: 'phoneNumber', type: 'text', autoComplete: 'tel-national', format: 'phone', countryCode: '45' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Mobilnummer')
    await expect(canvas.getByText('+45')).toBeVisible()
    await userEvent.click(number)
    await userEvent.paste('0045 20123456')
    await expect(number).toHaveValue('20 12 34 56')
    await userEvent.clear(number)
    await userEvent.type(number, '+45 20 30 40 50')
    await expect(number).toHaveValue('20 30 40 50')
  },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'freja@eksempel.dk' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'freja@eksempel.dk' } })
/** Do: an error that states what to enter. */
export const DoSayWhatToWrite = meta.story({
  name: 'Do: say what to enter',
  args: { error: 'Skriv en gyldig e-mail, fx navn@eksempel.dk.', defaultValue: 'navn@' },
})
/** Don't: blame the user, or use technical terms. */
export const DontBlame = meta.story({ name: "Don't: blame", args: { error: 'Ugyldigt input (regex).', defaultValue: 'navn@' } })
