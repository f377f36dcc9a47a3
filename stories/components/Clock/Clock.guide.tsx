import { Clock } from '@casino/design-system'
import { formatTime } from '@casino/features/format/date'
import type { Guide } from '../../guide.ts'
import { storyNow } from '../../support/pageContext.ts'

export const guide: Guide = {
  useWhen: ['For hours and minutes in the header, in server time.'],
  avoidWhen: ['Instead of the clock of the protection strip, which shows seconds on every page.', 'For a countdown.'],
  anatomy: [
    ['Label', 'text before the time, unless other text labels it.'],
    ['Time', 'in tabular figures.'],
  ],
  examples: [
    {
      right: <Clock frozen now={storyNow} format={formatTime} label="Klokken" />,
      rightReason: 'Copenhagen time, independent of the device’s time zone.',
      wrong: <Clock frozen now={storyNow} format={(ms) => String(ms)} />,
      wrongReason: 'Milliseconds are not readable.',
    },
  ],
  keyboard: [],
}
