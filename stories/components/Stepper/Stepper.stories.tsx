import { Stepper } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Trin 2 af 3', steps: ['Beløb', 'Kort', 'Kvittering'], current: 2 },
})

export const First = meta.story({ args: { current: 1, label: 'Trin 1 af 3' } })
export const Second = meta.story({
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Kort'),
})
/** Every step is named on the narrowest phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, args }) => {
    for (const name of args.steps) await expect(canvas.getByText(name).offsetWidth).toBeGreaterThan(20)
  },
})
export const StackedOnPhones = meta.story({
  args: {
    label: 'Udbetaling på 400,00 kr.',
    steps: ['Modtaget', 'Kontrol', 'Overførsel', 'På din NemKonto'],
    current: 2,
    stackOnPhones: true,
  },
})
export const Last = meta.story({ args: { current: 3, label: 'Trin 3 af 3' } })
