import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For what one sets and looks back from: the filters of a list on a phone.', 'For a menu of many lines.'],
  avoid: ['For a question: that is a ConfirmDialog.', 'For a form with an outcome: that is a page on a phone.'],
  anatomy: [
    ['Scrim', 'keeps the page out of reach, and in sight.'],
    ['Title', 'names the panel.'],
    ['Body', 'scrolls.'],
    ['Actions', 'stay in sight at the foot.'],
  ],
  examples: [],
  keyboard: [
    ['Tab', 'Goes round inside; nothing behind it is reached.'],
    ['Esc', 'Closes it. The focus returns to what opened it.'],
  ],
}
