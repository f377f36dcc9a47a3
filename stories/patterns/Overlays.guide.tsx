import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'One on top of another only where the first ends in the second: a menu line that opens a dialog, a dialog that is answered by a toast.',
  ],
  avoid: ['A dialog on a dialog.', 'Two menus at once.'],
  anatomy: [
    ['Menu', 'closes as its line is taken.'],
    ['Dialog', 'hands the focus to what opened the menu.'],
    ['Toast', 'takes no focus and is seen beside an open dialog.'],
  ],
  examples: [],
  keyboard: [
    ['Esc', 'Closes the topmost.'],
    ['F8', 'Moves the focus to the toasts.'],
  ],
}
