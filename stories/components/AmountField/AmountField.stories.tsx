import { AmountField } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useArgState } from '../../support/useArgState.ts'

const quickAmounts = [20_000, 50_000, 100_000].map((value) => ({ value, label: `${value / 100} kr.` }))
const change = fn()

const meta = preview.meta({
  title: 'Components/AmountField',
  component: AmountField,
  args: { label: 'Beløb', name: 'amount', suffix: 'kr.', help: 'Mindst 100 kr.', value: null, onValueChange: change, quickAmounts },
  argTypes: { locale: { control: 'select', options: ['da-DK', 'en-GB', 'de-DE'] } }, // what is no locale throws
  render: function Controlled(args) {
    const [value, setValue] = useArgState(args.value)
    return (
      <AmountField
        {...args}
        value={value}
        onValueChange={(ore) => {
          setValue(ore)
          change(ore)
        }}
      />
    )
  },
})

/** Nothing is preselected: every amount is the player's own choice. */
export const Empty = meta.story({
  tags: ['visual:hover'],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
})
export const QuickAmount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '500 kr.' }))
    await expect(change).toHaveBeenLastCalledWith(50_000)
    await expect(canvas.getByLabelText('Beløb')).toHaveValue('500')
  },
})
/** Danish number format: a full stop as thousands separator, a comma before the øre. */
export const TypedInDanish = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Beløb'), '1.250,50')
    await userEvent.tab()
    await expect(change).toHaveBeenLastCalledWith(125_050)
  },
})
/** A suggestion that the rules do not allow cannot be chosen. */
export const QuickAmountNotAllowed = meta.story({
  args: { quickAmounts: quickAmounts.map((quick) => ({ ...quick, disabled: quick.value > 50_000 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '500 kr.' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '1000 kr.' })).toBeDisabled()
  },
})
export const WithError = meta.story({ args: { value: 5_000, error: 'Beløbet skal være mindst 100 kr.' } })
export const Disabled = meta.story({ args: { disabled: true, value: 50_000 } })
export const ReadOnly = meta.story({ args: { readOnly: true, value: 50_000 } })
