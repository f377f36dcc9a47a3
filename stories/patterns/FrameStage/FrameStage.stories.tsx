import { FrameStage, Text } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'
import { staticUrl } from '../../support/staticUrl.ts'

const meta = preview.meta({
  title: 'Patterns/FrameStage',
  component: FrameStage,
  args: { title: 'Rævens Runer', src: staticUrl('frame.html'), toolbar: <Text weight="semibold">Rævens Runer</Text> },
})

export const Default = meta.story({})
