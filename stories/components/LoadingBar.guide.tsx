import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['While a page is on its way.'],
  avoid: ['For a part of a page: that is a Skeleton.', 'For work with a known length: that is a ProgressBar.'],
  anatomy: [['Line', 'after 200 ms, grown for two seconds; a status beside it says the same aloud.']],
  examples: [],
  keyboard: [],
}
