import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For additional information about a control that has a name: what it does not change, when it is not available.'],
  avoidWhen: [
    'As the name of a control: an IconButton has its `label`.',
    'For information that touch users need.',
    'For links or buttons: use Popover.',
  ],
  anatomy: [
    ['Control', 'has its own name.'],
    ['Tooltip', 'one sentence; announced with the control, visible or not.'],
  ],
  examples: [],
  keyboard: [
    ['Tab', 'Shows it when the control gets focus.'],
    ['Esc', 'Hides it; focus stays.'],
  ],
}
