import { Tabs, Text } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Transaktioner',
    tabs: [
      { id: 'payments', label: 'Betalinger', content: <Text>Ind- og udbetalinger</Text> },
      { id: 'rounds', label: 'Spil', content: <Text>Dine spil</Text> },
    ],
  },
})

export const Default = meta.story({
  tags: ['visual:hover', 'visual:high-contrast', 'visual:forced-colors', 'visual:focus'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Betalinger' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Spil' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Dine spil')).toBeVisible()
  },
})

export const PressedWithoutPointer = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Spil' }).click()
    await expect(await canvas.findByText('Dine spil')).toBeVisible()
  },
})
