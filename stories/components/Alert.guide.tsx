import { Alert } from '@casino/design-system/components/Alert'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For something that stays true while the page is open: a pause, a limit, a failed payment.',
    'Where the player is looking: above the form or the list that it is about.',
  ],
  avoid: [
    'For a passing confirmation: that is a Toast.',
    'For an error of one field: the field says it itself.',
    'To sell. An alert that is often there is no longer read.',
  ],
  anatomy: [
    ['Sign', 'says the tone by its shape, not by colour alone.'],
    ['Title', 'what happened, in a few words. Optional.'],
    ['Text', 'what it means and what to do.'],
    ['Action', 'one link or small button, the way on.'],
  ],
  examples: [
    {
      right: (
        <Alert tone="danger" title="Din bank afviste betalingen">
          Der er ikke trukket penge. Prøv et andet kort.
        </Alert>
      ),
      because: 'What happened, whether money moved, what to do now.',
      wrong: (
        <Alert tone="danger" title="Fejl 402">
          Betalingen mislykkedes!
        </Alert>
      ),
      why: 'A code and an exclamation mark help nobody, and nothing says whether the money is gone.',
    },
  ],
  keyboard: [['Tab', 'Moves to the action inside, where there is one. The alert itself takes no focus; `live` has it read aloud.']],
}
