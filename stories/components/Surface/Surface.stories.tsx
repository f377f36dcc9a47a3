import { Stack, Surface } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Surface', component: Surface, args: { padding: 6, children: 'Indhold' } })

export const Levels = meta.story({
  render: () => (
    <Stack gap={4}>
      <Surface level="sunken" padding={6} radius="lg">
        Under siden
      </Surface>
      <Surface level="surface" padding={6} radius="lg" bordered>
        På siden
      </Surface>
      <Surface level="raised" padding={6} radius="lg">
        Over siden
      </Surface>
    </Stack>
  ),
})
