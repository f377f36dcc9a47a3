import { RadioCards } from '@casino/design-system/components/RadioCards'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const options = [
  {
    value: 'VELKOMST',
    title: '500 spins',
    description: 'Når du sætter 100 kr. ind',
    meta: 'Gevinster gennemspilles 10 gange. Gælder 60 dage.',
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
  tags: ['visual:hover', 'visual:high-contrast', 'visual:forced-colors'],
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
