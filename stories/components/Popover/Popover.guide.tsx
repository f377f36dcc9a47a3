import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a short text or a few settings beside the element they belong to, while the page stays usable.'],
  avoidWhen: ['For a question that must be answered: use Modal.', 'For terms that must be read before a choice: put them on the page.'],
  anatomy: [
    ['Trigger', 'opens and closes it.'],
    ['Title', 'the accessible name; focused first.'],
    ['Close', 'always present.'],
    ['Body', 'a few lines.'],
  ],
  examples: [],
  keyboard: [
    ['Tab', 'Cycles inside.'],
    ['Esc', 'Closes it. Focus returns to the trigger.'],
  ],
}
