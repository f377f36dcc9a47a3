import { CheckboxField, FieldSet, TextField } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/FieldSet',
  component: FieldSet,
  args: {
    label: 'Hvem er du?',
    children: [
      <TextField key="first" label="Fornavn" name="firstName" autoComplete="given-name" />,
      <TextField key="last" label="Efternavn" name="lastName" autoComplete="family-name" />,
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Hvem er du?' })).toContainElement(canvas.getByLabelText('Efternavn')),
})
export const WithHelp = meta.story({
  args: {
    label: 'Hvad må vi skrive om?',
    help: 'Du kan altid sige nej igen under din profil.',
    children: [
      <CheckboxField key="email" name="email">
        Nyheder på e-mail
      </CheckboxField>,
      <CheckboxField key="sms" name="sms">
        Tilbud på sms
      </CheckboxField>,
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/sige nej igen/),
})
export const WithError = meta.story({ args: { error: 'Navnet svarer ikke til det, MitID kender.' } })
/** Disables every field in it. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Fornavn')).toBeDisabled(),
})
