import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a few actions on one object: a payment card, an account.'],
  avoidWhen: [
    'For actions that must always be visible: limits, pauses, help.',
    'For site navigation: use MenuDropdown or MenuBar.',
    'For one action: use Button.',
  ],
  anatomy: [
    ['Trigger', 'a Button or an IconButton with a name.'],
    ['Items', 'actions or links; an irreversible action comes last, separated.'],
  ],
  examples: [],
  keyboard: [
    ['Enter or Space', 'Opens it with focus on the first item; activates the focused item.'],
    ['Arrows', 'Move between items and wrap around.'],
    ['Letters', 'Move to the item that begins with them.'],
    ['Esc', 'Closes it. Focus returns to the trigger.'],
  ],
}
