import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For settings that are changed while looking at the page: the filters of a list on a phone.', 'For a menu with many items.'],
  avoidWhen: ['For a question: use ConfirmDialog.', 'For a form that is submitted: use a page on phones.'],
  anatomy: [
    ['Backdrop', 'makes the page inert but keeps it visible.'],
    ['Title', 'the accessible name of the panel.'],
    ['Body', 'scrolls.'],
    ['Actions', 'stay visible at the bottom.'],
  ],
  examples: [],
  keyboard: [
    ['Tab', 'Cycles inside the panel; the page behind it is not reachable.'],
    ['Esc', 'Closes it. Focus returns to the trigger.'],
  ],
}
