import { ore } from '@casino/features/format/money'
import { ContactStep } from '@casino/features/registration/ContactStep'
import { defaultContactValues } from '@casino/features/registration/form'
import { RegistrationLayout } from '@casino/features/registration/RegistrationLayout'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ageRules, createCallError, neverSettles, playerErrorText, suggestions } from '../../support/fixtures.ts'
import { storyForms } from '../../support/pageContext.ts'

const rules = { ...ageRules, limitRequired: false, cprHeld: false }
const filled = {
  ...defaultContactValues(null),
  cpr: '170591-1234',
  firstName: 'Freja',
  lastName: 'Holm',
  email: 'freja@example.dk',
  mobileNo: '20304050',
  legalAge: true,
}

const meta = preview.meta({
  title: 'Features/Registration/2 Contact',
  component: ContactStep,
  parameters: {
    layout: 'fullscreen',
    // on submit the form checks whether the e-mail address is available
    toolbarArgs: {
      slow: { checkEmail: () => neverSettles<boolean>() },
      failing: { checkEmail: () => Promise.reject(createCallError('ERR_NETWORK')) },
    },
  },
  args: {
    rules,
    defaultValues: defaultContactValues(null),
    limitConfig: { limitSuggestions: suggestions, limitRaiseHours: 24 },
    inputLost: false,
    fieldErrors: [],
    checkEmail: async (_email: string, _signal?: AbortSignal) => true,
    onNetworkFailure: fn(),
    onValuesChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
  render: (args) => (
    <RegistrationLayout step={2} minAge={ageRules.minAge}>
      <ContactStep {...args} />
    </RegistrationLayout>
  ),
})
const submit = /fortsæt/i

export const WithBonus = meta.story({
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: submit })
    // the way back belongs to the group of the action
    const gap = canvas.getByRole('button', { name: 'Tilbage' }).getBoundingClientRect().top - next.getBoundingClientRect().bottom
    await expect(gap).toBeLessThanOrEqual(16)
    await userEvent.click(next)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})
/** Without a bonus the player sets a deposit limit first; nothing is preselected. */
export const WithLimit = meta.story({
  args: { rules: { ...rules, limitRequired: true } },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.type(canvas.getByLabelText('Højeste beløb'), '200')
    await userEvent.tab()
    for (const suggestion of canvas.getAllByRole('button', { name: /pr\.\s/ }))
      await expect(suggestion).toHaveAttribute('aria-pressed', 'false')
    // suggestions at once, each with its period: one click sets both
    await userEvent.click(canvas.getByRole('button', { name: /pr\.\suge/ }))
    await expect(canvas.getByRole('radio', { name: /^Pr\.\suge$/ })).toBeChecked()
    await expect(canvas.getByLabelText('Højeste beløb')).not.toHaveValue('')
  },
})
/** No consent is preselected, and every error is shown at its field. */
export const Errors = meta.story({
  args: { rules: { ...rules, limitRequired: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByLabelText(/CPR/)).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.getByText('Vælg en periode.')).toBeVisible()
    // the form has read the radio buttons by now
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByText('Vælg en periode.')).toBeVisible())
    await expect(canvas.getByText('Mobilnummeret skal have 8 cifre.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
export const UnderAge = meta.story({
  args: { defaultValues: { ...filled, cpr: '170510-5234' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByLabelText(/CPR/)).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
/** 18 to 20 years old. */
export const AgeRange = meta.story({
  args: { defaultValues: { ...filled, cpr: '170507-5234' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})
export const EmailTaken = meta.story({
  args: { defaultValues: filled, checkEmail: async () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByLabelText(/e-mail/i, { selector: '[type=email]' })).toHaveFocus())
  },
})
/** Typed with a pause: the address is checked without leaving the field, and a further key ends the check of the shorter one. */
export const EmailTakenWhileTyping = meta.story({
  args: {
    defaultValues: { ...filled, email: '' },
    checkEmail: fn((email: string) => (email === 'freja@example.dk' ? Promise.resolve(false) : neverSettles<boolean>())),
  },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText(/e-mail/i, { selector: '[type=email]' })
    await userEvent.type(email, 'freja@example.d')
    await userEvent.type(email, 'k')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/allerede en spilkonto/), { timeout: 5000 })
    await expect(email).toHaveFocus()
    await expect(args.checkEmail).toHaveBeenLastCalledWith('freja@example.dk', expect.any(AbortSignal))
    await userEvent.type(email, 'x')
    await expect(email).not.toHaveAccessibleDescription(/allerede en spilkonto/)
  },
})
/** A lost network is a system notification, which the page shows: nothing is marked as wrong. */
export const EmailCheckOffline = meta.story({
  args: { defaultValues: filled, checkEmail: () => Promise.reject(createCallError('ERR_NETWORK')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(args.onNetworkFailure).toHaveBeenCalledWith(playerErrorText('ERR_NETWORK')))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const CheckingEmail = meta.story({
  args: { defaultValues: filled, checkEmail: () => neverSettles<boolean>() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /tjekker/i })).toHaveAttribute('aria-busy', 'true'))
  },
})
export const RefusedByServer = meta.story({
  args: { defaultValues: filled, fieldErrors: [{ path: 'mobileNo', message: playerErrorText('ERR_VALIDATION') }] },
})
/** Back from MitID with an e-mail that is taken: what was entered is there, and the CPR number is not asked for again. */
export const RefusedAfterMitId = meta.story({
  args: {
    rules: { ...rules, cprHeld: true },
    defaultValues: { ...filled, cpr: '' },
    fieldErrors: [{ path: 'email', message: playerErrorText('ERR_EMAIL_TAKEN') }],
  },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText(/e-mail/i, { selector: '[type=email]' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
    await userEvent.tab() // leaving the field does not take the sentence away
    await userEvent.tab({ shift: true })
    await expect(email).toHaveAccessibleDescription(/allerede en spilkonto/)
    await expect(canvas.queryByRole('textbox', { name: /CPR/ })).toBeNull()
    await userEvent.clear(email)
    await userEvent.type(email, 'ny@example.dk')
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ cpr: null, email: 'ny@example.dk' })))
  },
})
/** After a reload: personal data is not stored, and the page states this. */
export const AfterReload = meta.story({
  args: {
    inputLost: true,
    defaultValues: defaultContactValues({ period: 'week', amount: ore(50_000) }),
    rules: { ...rules, limitRequired: true },
  },
})

/** Another order, and hidden consents: the first invalid field in registry order is focused, and hidden consents are submitted as false. */
export const AnotherOrder = meta.story({
  args: { defaultValues: { ...filled, email: '' } },
  parameters: {
    page: {
      forms: storyForms({
        registration: {
          fields: [
            { name: 'legalAge' },
            { name: 'mobile', help: 'register.consent_intro' },
            { name: 'email', icon: 'Mail', placeholder: 'register.email' },
            { name: 'lastName' },
            { name: 'firstName', icon: 'User' },
            { name: 'cpr', icon: 'Lock', help: null },
            { name: 'limitAmount' },
            { name: 'limitPeriod' },
          ],
        },
      }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const names = [...canvasElement.querySelectorAll('input')].map(({ name }) => name)
    await expect(names).toEqual(['legalAge', 'mobileNo', 'email', 'lastName', 'firstName', 'cpr'])
    await userEvent.clear(canvas.getByLabelText(/CPR/))
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus())
    await expect(canvas.getByLabelText(/CPR/)).toBeInvalid()
    await userEvent.type(canvas.getByLabelText('E-mail'), 'freja@example.dk')
    await userEvent.type(canvas.getByLabelText(/CPR/), '170591-1234')
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    const contact = { email: 'freja@example.dk', acceptNewsEmail: false, acceptSMSOffer: false }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(contact)))
  },
})
/** An invalid registry falls back to the built-in form. */
export const InvalidRegistry = meta.story({
  parameters: { page: { forms: storyForms({ registration: { fields: [{ name: 'x' }, 7, null] } }) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = [...canvasElement.querySelectorAll('input')].map(({ name }) => name)
    await expect(names).toEqual(['cpr', 'firstName', 'lastName', 'email', 'mobileNo', 'acceptNewsEmail', 'acceptSMSOffer', 'legalAge'])
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await waitFor(() => expect(canvas.getByLabelText(/CPR/)).toHaveFocus())
  },
})
