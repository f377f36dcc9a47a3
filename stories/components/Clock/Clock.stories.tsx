import { Clock } from '@casino/design-system'
import { formatTime } from '@casino/features/format/date'
import { hourMs } from '@casino/features/format/duration'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyNow } from '../../support/pageContext.ts'

const meta = preview.meta({
  title: 'Components/Clock',
  component: Clock,
  args: { now: storyNow, format: formatTime, frozen: true },
  argTypes: {
    now: { control: 'select', options: [storyNow, storyNow + hourMs, Date.UTC(2026, 0, 1)] }, // a number that is no date throws
    frozen: { control: false }, // seen at the next full minute only
  },
})

export const HourAndMinute = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('20.41')
    await expect(time).toHaveAttribute('datetime', '2026-11-20T19:41Z')
  },
})
export const Labelled = meta.story({ args: { label: 'Klokken' } })
