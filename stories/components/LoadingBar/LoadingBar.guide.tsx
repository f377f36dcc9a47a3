import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['While a page loads after a navigation.'],
  avoidWhen: ['For a part of a page: use Skeleton.', 'For work of known length: use ProgressBar.'],
  anatomy: [['Line', 'shown after 200 ms, grows for two seconds; a live region announces the same.']],
  examples: [],
  keyboard: [],
}
