import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton, args: { shape: 'text' } })

export const Shapes = meta.story({
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="title" width="40%" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="70%" />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="circle" width={48} height={48} />
      <Skeleton shape="poster" width={160} />
    </Stack>
  ),
})
