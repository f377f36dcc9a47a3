import { Button } from '@casino/design-system/components/Button'
import { FormActions } from '@casino/design-system/components/FormActions'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['At the end of every form and of every step.', 'The primary button first; on a phone the bar stays at the foot of the screen.'],
  avoid: ['For actions that do not end the form: they stand beside what they act on.', 'With more than two buttons.'],
  anatomy: [
    ['Bar', 'sticky on phones, so that the way on is always in reach.'],
    ['Primary', 'what the form is for.'],
    ['Secondary', 'the way back.'],
  ],
  examples: [
    {
      right: (
        <FormActions>
          <Button>Videre til kort</Button>
          <Button variant="secondary">Tilbage</Button>
        </FormActions>
      ),
      because: 'The way on says where it leads; the way back is a button too.',
      wrong: (
        <FormActions>
          <Button>Videre</Button>
          <Button>Gem</Button>
          <Button>Ryd</Button>
        </FormActions>
      ),
      why: 'Which one sends the form? And one of them deletes what was typed.',
    },
  ],
  keyboard: [['Tab', 'Reaches the buttons after the last field, in the order that they are seen.']],
}
