import { Clock } from '@casino/design-system/components/Clock'
import type { Guide } from '../guide.ts'
import { storyNow } from '../support/context.ts'

const format = (ms: number) => new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', timeStyle: 'short' }).format(ms)

export const guide: Guide = {
  use: ['For hours and minutes in the header, by the server’s time.'],
  avoid: ['Instead of the clock of the protection strip, which shows seconds on every page.', 'For a countdown.'],
  anatomy: [
    ['Label', 'a word before it, where none stands beside.'],
    ['Time', 'in figures of equal width.'],
  ],
  examples: [
    {
      right: <Clock frozen now={storyNow} format={format} label="Klokken" />,
      because: 'Copenhagen’s time, whatever the device says.',
      wrong: <Clock frozen now={storyNow} format={(ms) => String(ms)} />,
      why: 'Nobody reads milliseconds.',
    },
  ],
  keyboard: [],
}
