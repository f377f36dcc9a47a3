import { SwitchField } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SwitchField',
  component: SwitchField,
  args: { label: 'Vis min nettogevinst, mens jeg spiller', name: 'netResult' },
})

export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    const turn = canvas.getByRole('switch', { name: /nettogevinst/ })
    await expect(turn).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(turn).toBeChecked()
    await userEvent.click(canvas.getByText(/nettogevinst/))
    await expect(turn).not.toBeChecked()
  },
})
export const On = meta.story({ tags: ['visual:high-contrast', 'visual:forced-colors', 'visual:focus'], args: { checked: true } })
export const WithHelp = meta.story({ args: { help: 'Beløbet vises øverst i spillet og opdateres efter hver runde.' } })
export const WithError = meta.story({
  args: { error: 'Indstillingen blev ikke gemt. Prøv igen.' },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/ikke gemt/),
})
export const Disabled = meta.story({ args: { disabled: true } })
export const DisabledOn = meta.story({ args: { disabled: true, checked: true } })
/** Focusable, but its value cannot be changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, checked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})
/** Do: a setting that takes effect immediately. */
export const DoSettings = meta.story({
  name: 'Do: a setting',
  args: { label: 'Send mig en påmindelse efter 30 minutter', name: 'reminder' },
})
/** Don't: consent that is submitted with a form. Use CheckboxField. */
export const DontConsent = meta.story({ name: "Don't: consent in a form", args: { label: 'Jeg accepterer vilkårene', name: 'terms' } })
