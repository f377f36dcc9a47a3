import { Amount, Stack } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Amount', component: Amount, args: { value: '1.250,00 kr.' } })

export const Default = meta.story({})
export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      {([16, 18, 22, 28, 36, 48] as const).map((size) => (
        <Amount key={size} size={size} value="4.182.667,40 kr." />
      ))}
    </Stack>
  ),
})
export const Money = meta.story({ args: { tone: 'money', size: 28 } })
