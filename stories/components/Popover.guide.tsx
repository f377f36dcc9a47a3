import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For a few words or settings beside what they belong to, while the page stays in use.'],
  avoid: ['For what must be answered: that is a dialog.', 'For terms that must be read before a choice: they stand on the page.'],
  anatomy: [
    ['Control', 'opens and closes it.'],
    ['Title', 'has the focus first and names it.'],
    ['Close', 'always there.'],
    ['Body', 'a few lines.'],
  ],
  examples: [],
  keyboard: [
    ['Tab', 'Goes round inside.'],
    ['Esc', 'Closes it. The focus returns to the control.'],
  ],
}
