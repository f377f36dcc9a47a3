import { Show, Text } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Show',
  component: Show,
  args: { from: 'md' as const, children: <Text>Vises fra 768 px</Text> },
})

export const FromMedium = meta.story({})
export const BelowMedium = meta.story({
  args: { from: undefined, below: 'md', children: <Text>Vises under 768 px</Text> },
})
export const OnPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  render: () => (
    <>
      <Show from="md">
        <Text>Tabel</Text>
      </Show>
      <Show below="md">
        <Text>Liste</Text>
      </Show>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tabel')).not.toBeVisible()
    await expect(canvas.getByText('Liste')).toBeVisible()
  },
})
