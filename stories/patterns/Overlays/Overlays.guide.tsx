import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Overlays in sequence only where one leads to the next: a menu item that opens a dialog, a dialog whose result is a toast.'],
  avoidWhen: ['A dialog on a dialog.', 'Two menus at the same time.'],
  anatomy: [
    ['Menu', 'closes when an item is activated.'],
    ['Dialog', 'returns focus to the trigger of the menu.'],
    ['Toast', 'does not take focus and is visible beside an open dialog.'],
  ],
  examples: [],
  keyboard: [
    ['Esc', 'Closes the topmost overlay, as the Back gesture of Android does.'],
    ['F8', 'Moves focus to the toasts.'],
  ],
}
