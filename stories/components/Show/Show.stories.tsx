import { Show, Text } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Show',
  component: Show,
  args: { from: 'md' as const, children: <Text>Vises fra 768 px</Text> },
})

export const FromMedium = meta.story({})
