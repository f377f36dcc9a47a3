import { Button, FormActions } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'At the end of every form and of every step.',
    'The primary button first; on a phone the bar is sticky at the bottom of the screen.',
  ],
  avoidWhen: ['For actions that do not submit or leave the form: place them beside what they act on.', 'With more than two buttons.'],
  anatomy: [
    ['Bar', 'sticky on phones, so that the next step is always reachable.'],
    ['Primary', 'submits the form.'],
    ['Secondary', 'goes back.'],
  ],
  examples: [
    {
      right: (
        <FormActions>
          <Button>Videre til betaling</Button>
          <Button variant="secondary">Tilbage</Button>
        </FormActions>
      ),
      rightReason: 'The primary label names the next step; going back is a button too.',
      wrong: (
        <FormActions>
          <Button>Videre</Button>
          <Button>Gem</Button>
          <Button>Ryd</Button>
        </FormActions>
      ),
      wrongReason: 'It is not clear which one submits the form, and one of them clears the entered values.',
    },
  ],
  keyboard: [['Tab', 'Moves from the last field to the buttons, in visual order.']],
}
