import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For the few things that can be done with one thing: a card, an account.'],
  avoid: [
    'For what the player must find without looking: limits, pauses, help.',
    'For the way around the site: that is MenuDropdown or MenuBar.',
    'For one action: that is a button.',
  ],
  anatomy: [
    ['Control', 'a Button or an IconButton with a name.'],
    ['Lines', 'an action or a link; what cannot be undone stands last, apart.'],
  ],
  examples: [],
  keyboard: [
    ['Enter or Space', 'Opens it on its first line, and takes the line in focus.'],
    ['Arrows', 'Go from line to line and round.'],
    ['Letters', 'Jump to the line that begins with them.'],
    ['Esc', 'Closes it. The focus returns to the control.'],
  ],
}
