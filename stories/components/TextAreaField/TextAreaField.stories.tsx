import { TextAreaField } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const left = (count: number) => (count === 1 ? '1 tegn tilbage' : `${count} tegn tilbage`)

const meta = preview.meta({
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: 'Hvad kan vi hjælpe med?', name: 'message' },
})

export const Default = meta.story({})
export const WithHelp = meta.story({ args: { help: 'Skriv aldrig dit CPR-nummer eller dit kortnummer her.' } })
/** Grows with its text, up to twelve lines, where the browser has `field-sizing`; elsewhere it scrolls. */
export const Growing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Hvad kan vi hjælpe med?')
    const before = area.clientHeight
    await userEvent.click(area)
    await userEvent.paste('Min udbetaling er ikke kommet.\n'.repeat(8))
    if (CSS.supports('field-sizing', 'content')) await expect(area.clientHeight).toBeGreaterThan(before)
    else await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    await userEvent.paste('Og en linje til.\n'.repeat(60))
    await expect(area.clientHeight).toBeLessThanOrEqual(20 * 16)
  },
})
/** The number of characters left is shown below, and announced when few are left. */
export const RunningOut = meta.story({
  args: { maxLength: 60, remainingText: left },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Hvad kan vi hjælpe med?')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(area, 'Kære kundeservice')
    await expect(canvas.getByText('43 tegn tilbage')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('50 tegn tilbage')
    await userEvent.click(area)
    await userEvent.paste('. '.repeat(20))
    await expect(canvas.getByRole('status')).toHaveTextContent('5 tegn tilbage')
  },
})
export const WithError = meta.story({
  args: { error: 'Skriv, hvad vi kan hjælpe med.', required: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/hvad vi kan hjælpe/),
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Jeg kan ikke logge ind med MitID.' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'Jeg kan ikke logge ind med MitID.' } })
