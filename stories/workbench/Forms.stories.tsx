import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { Workbench } from './Workbench.tsx'
import { exportedJson, fieldNamesIn, frameQueries, undoAll, workbenchStory } from './workbenchStories.tsx'

const meta = preview.meta({ title: 'Workbench/Forms', component: Workbench, ...workbenchStory })

const about = ['cpr', 'firstName', 'lastName', 'email', 'mobile']

export const Forms = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByLabelText('Forms'))
    const small = () => fieldNamesIn(canvasElement, 'xs')
    const large = () => fieldNamesIn(canvasElement, 'xl')
    const served = () => exportedJson(canvasElement)
    const listed = () => served().forms.registration.fields.map(({ name }: { name: string }) => name)
    await step('every frame renders the form', async () => {
      for (const names of [await small(), await large()]) await expect(names.filter((name) => about.includes(name))).toEqual(about)
    })
    await step('a field is moved by button and by key, and focus is kept', async () => {
      const up = canvas.getByRole('button', { name: 'email up' })
      await userEvent.click(up)
      await expect(listed().slice(2, 7)).toEqual(['cpr', 'firstName', 'email', 'lastName', 'mobile'])
      await expect(canvas.getByRole('button', { name: 'email up' })).toHaveFocus()
      const head = canvas.getByRole('button', { name: /^email .*, details$/ })
      head.focus()
      await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
      await expect(canvas.getByText('email is already first in its section.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: /^email .*, details$/ })).toHaveFocus()
      await waitFor(async () => expect((await large()).indexOf('email')).toBe((await large()).indexOf('cpr') - 1))
    })
    await step('an optional field is hidden, a required one shows why it cannot be', async () => {
      await userEvent.click(canvas.getByLabelText('Show acceptNewsEmail'))
      await waitFor(async () => expect(await small()).not.toContain('acceptNewsEmail'))
      await expect(canvas.getByLabelText('Show acceptNewsEmail')).not.toBeChecked()
      await userEvent.click(canvas.getByLabelText('Show cpr'))
      await expect(canvas.getByText('cpr is required and cannot be hidden.')).toBeVisible()
      await expect(canvas.getByLabelText('Show cpr')).toBeChecked()
      await expect(await small()).toContain('cpr')
    })
    await step('undo reverts all changes', async () => {
      await undoAll(canvasElement)
      await expect(served()).toEqual(layouts)
    })
  },
})

export const FieldsOfAForm = meta.story({
  name: 'Texts, icons and themes of fields',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByLabelText('Forms'))
    await fieldNamesIn(canvasElement, 'md')
    const served = () => exportedJson(canvasElement)
    await step('text, icon and theme', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^firstName .*, details$/ }))
      await userEvent.click(canvas.getByRole('combobox', { name: 'Label' }))
      await userEvent.keyboard('contact_us.name')
      await userEvent.click(await canvas.findByRole('option', { name: 'Navn (contact_us.name)' }))
      await userEvent.selectOptions(canvas.getByLabelText('Icon'), 'User')
      await userEvent.selectOptions(canvas.getByLabelText('Input theme'), 'search')
      const named = await waitFor(() => frameQueries(canvasElement, 'md').getByLabelText('Navn'))
      await expect(named.closest('[data-input-theme]')).toHaveAttribute('data-input-theme', 'search')
      await expect(named.parentElement?.querySelector('svg')).not.toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: /^cpr .*, details$/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Help: none' }))
      await expect(frameQueries(canvasElement, 'md').getByLabelText('CPR-nummer')).not.toHaveAccessibleDescription()
    })
    await step('the export is the whole response, with the other parts unchanged', async () => {
      const { forms, ...rest } = served()
      const { forms: before, ...others } = layouts
      await expect(rest).toEqual(others)
      await expect(forms.deposit).toEqual(before.deposit)
      await expect(forms.registration.fields).toHaveLength(10)
      await expect(forms.registration.fields[3]).toEqual({ name: 'firstName', label: 'contact_us.name', theme: 'search', icon: 'User' })
    })
  },
})

export const InvalidRegistry = meta.story({
  name: 'Invalid registry',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Forms'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'contact')
    const forms = {
      contact: { fields: [{ name: 'nobody' }, { name: 'email', label: 'x.none', icon: 'Skull' }, { name: 'email' }] },
      withdrawal: 7,
    }
    await userEvent.click(canvas.getByLabelText('JSON response'))
    await userEvent.paste(JSON.stringify({ ...layouts, forms }))
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    const paths = [
      'contact.fields.0.name',
      'contact.fields.1.icon',
      'contact.fields.1.label',
      'contact.fields.2.name',
      'contact.fields.message',
      'withdrawal.fields',
    ]
    for (const path of paths) await expect(canvas.getByText(path, { selector: 'code' })).toBeVisible()
    await expect(await fieldNamesIn(canvasElement, 'sm')).toEqual(['name', 'email', 'message', 'recaptcha'])
  },
})
