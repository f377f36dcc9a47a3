import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['To add to a control that has a name: what it leaves as it is, when it is not possible.'],
  avoid: [
    'As the name of a control: an IconButton has its label.',
    'For anything that a touch screen cannot do without.',
    'For links or buttons: that is a Popover.',
  ],
  anatomy: [
    ['Control', 'named without it.'],
    ['Tip', 'one sentence; read aloud with the control, in sight or not.'],
  ],
  examples: [],
  keyboard: [
    ['Tab', 'Shows it with the focus of the control.'],
    ['Esc', 'Takes it away; the focus stays.'],
  ],
}
