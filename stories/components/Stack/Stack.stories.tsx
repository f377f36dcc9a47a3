import { Stack, Surface } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  args: {
    gap: 4 as const,
    children: (
      <>
        <Surface padding={4} bordered>
          Første
        </Surface>
        <Surface padding={4} bordered>
          Anden
        </Surface>
      </>
    ),
  },
})

export const Default = meta.story({})
export const Wide = meta.story({ args: { gap: 10 } })
