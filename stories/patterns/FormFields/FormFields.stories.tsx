import {
  Button,
  CheckboxField,
  type FormField,
  FormFields,
  type RegistryFieldProps,
  Stack,
  TextAreaField,
  TextField,
} from '@casino/design-system'
import { textCatalogue } from '@casino/features/content/texts'
import { builtInForms, type FormName } from '@casino/features/forms/formRegistries'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyForms } from '../../support/pageContext.ts'

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = textCatalogue
const textFor = (key: string) => {
  const [group = '', name = ''] = key.split('.')
  return (texts[group]?.[name] ?? key).replace('{min}', '100 kr.').replace('{left}', '650 kr.')
}
/** The fields of a form parsed from raw registry JSON, with their texts. */
const fieldsOf = (form: FormName, raw?: unknown): FormField<string>[] =>
  storyForms({ [form]: raw })[form].flatMap(({ fields }) =>
    fields.map(({ label, help, placeholder, ...field }) => ({
      ...field,
      label: textFor(label),
      ...(help && { help: textFor(help) }),
      ...(placeholder && { placeholder: textFor(placeholder) }),
    })),
  )
const inputNames = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ name }) => name)

const render: Record<string, (field: RegistryFieldProps) => ReactNode> = {
  name: (field) => <TextField {...field} autoComplete="name" required />,
  email: (field) => <TextField {...field} type="email" autoComplete="email" required />,
  userId: (field) => <TextField {...field} autoComplete="off" required />,
  message: (field) => <TextAreaField {...field} required />,
  recaptcha: ({ label, ...field }) => (
    <CheckboxField {...field} required>
      {label}
    </CheckboxField>
  ),
  amount: (field) => <TextField {...field} inputMode="decimal" suffix="kr." required />,
  cvv: (field) => <TextField {...field} format="digits" maxLength={4} required />,
  number: (field) => <TextField {...field} format="card" required />,
  holder: (field) => <TextField {...field} required />,
  expiry: (field) => <TextField {...field} format="expiry" required />,
}

const meta = preview.meta({
  title: 'Patterns/FormFields',
  component: FormFields,
  args: { fields: fieldsOf('contact'), render },
  render: (args) => (
    <Stack as="form" gap={6}>
      <FormFields {...args} />
      <Button type="submit" size="lg" fullWidth>
        Send
      </Button>
    </Stack>
  ),
})

/** The contact form without a registry; the tab order is the visual order. */
export const Contact = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(inputNames(canvasElement)).toEqual(Object.keys(builtInForms.contact.contact))
    await userEvent.tab()
    await expect(canvas.getByLabelText('Navn')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
  },
})
/** Another order, other texts, one icon removed and one added. */
export const AnotherOrder = meta.story({
  args: {
    fields: fieldsOf('contact', {
      fields: [
        { name: 'message', label: 'contact_us.message' },
        { name: 'userId', icon: 'Lock', help: null },
        { name: 'email', icon: null, placeholder: 'payout.amount' },
        { name: 'name', label: 'register.first_name' },
        { name: 'recaptcha' },
      ],
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(inputNames(canvasElement)).toEqual(['message', 'userId', 'email', 'name', 'recaptcha'])
    await expect(canvas.getByLabelText('Fornavn')).toBeVisible()
    await expect(canvas.getByLabelText('Bruger-ID')).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Din besked')).toHaveFocus()
  },
})
/** An invalid registry falls back to the built-in form. */
export const InvalidRegistry = meta.story({
  args: { fields: fieldsOf('contact', { fields: [{ name: 'x' }, 7, null] }) },
  play: ({ canvasElement }) => expect(inputNames(canvasElement)).toEqual(Object.keys(builtInForms.contact.contact)),
})
export const Withdrawal = meta.story({ args: { fields: fieldsOf('withdrawal') } })
/** Two half-width fields share a line, at any position in the registry. */
export const HalfWidthFields = meta.story({
  args: { fields: fieldsOf('deposit').filter(({ name }) => name in render && name !== 'amount'), half: ['expiry', 'cvv'] },
})
/** A field that is currently not rendered leaves no gap. */
export const FieldNotRendered = meta.story({
  args: { render: { ...render, userId: null } },
  play: ({ canvas }) => expect(canvas.queryByLabelText('Bruger-ID')).toBeNull(),
})
