import { ProgressBar } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { value: 0.4, label: 'Brugt af ugens grænse', valueText: '200,00 kr. brugt · 300,00 kr. tilbage' },
})

export const Partial = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Brugt af ugens grænse'),
})
export const Empty = meta.story({ args: { value: 0 } })
export const Full = meta.story({ args: { value: 1 } })
/** What has been used of a limit: amber near its end, and when it is full. */
export const NearlyUsed = meta.story({ args: { value: 0.85, usage: true } })
export const Used = meta.story({ args: { value: 1, usage: true } })
