import { Button, RadioCards } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const options = [
  {
    value: 'VELKOMST',
    title: '500 spins',
    description: 'Når du sætter 100 kr. ind',
    meta: 'Sats for 1.000 kr. (10 × 100 kr.). Gælder 60 dage.',
  },
  { value: '', title: 'Fortsæt uden bonus', description: 'Du kan altid sige ja senere.' },
]
const meta = preview.meta({
  title: 'Components/RadioCards',
  component: RadioCards,
  args: { label: 'Vælg en bonus', name: 'bonus', options },
})

/** Nothing is preselected; declining is as easy as accepting. */
export const Default = meta.story({
  tags: ['visual:hover', 'visual:high-contrast', 'visual:forced-colors', 'visual:focus'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).not.toBeChecked()
    await expect(second).not.toBeChecked()
    first?.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(second).toBeChecked()
  },
})
export const WithError = meta.story({ args: { error: 'Vælg en bonus, eller fortsæt uden.' } })
export const OneDisabled = meta.story({ args: { options: options.map((option, index) => ({ ...option, disabled: index === 0 })) } })
/** The button of an option does not select it, and is not read with it. */
export const WithAction = meta.story({
  args: {
    label: 'Vælg kort',
    options: [
      {
        value: 'visa',
        title: 'Visa •••• 1111',
        description: 'Udløber 09/28',
        action: (
          <Button variant="ghost" size="sm" aria-label="Fjern Visa •••• 1111">
            Fjern
          </Button>
        ),
      },
      { value: 'other', title: 'Et andet kort', description: 'Visa eller Mastercard' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern Visa •••• 1111' }))
    const card = canvas.getByRole('radio', { name: 'Visa •••• 1111' })
    await expect(card).not.toBeChecked()
    await expect(card).toHaveAccessibleDescription('Udløber 09/28')
  },
})
