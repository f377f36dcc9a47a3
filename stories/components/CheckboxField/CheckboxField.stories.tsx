import { CheckboxField } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/CheckboxField',
  component: CheckboxField,
  args: { name: 'legalAge', children: 'Jeg er fyldt 21 år og accepterer vilkårene.' },
})

/** Never preselected. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /fyldt 21 år/ })
    await expect(box).not.toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
})
export const WithHelp = meta.story({
  tags: ['visual:hover', 'visual:forced-colors', 'visual:focus'],
  args: { help: 'Du kan altid afmelde dig igen.', children: 'Send mig nyheder på e-mail' },
})
export const WithError = meta.story({
  args: { error: 'Bekræft alder og vilkår for at fortsætte.' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Bekræft alder/),
})
export const Disabled = meta.story({ args: { disabled: true } })
