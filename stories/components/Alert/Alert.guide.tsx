import { Alert } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For information that stays valid while the page is open: a pause, a limit, a failed payment.',
    'Above the form or the list that it is about.',
  ],
  avoidWhen: [
    'For a short confirmation: use Toast.',
    'For an error of one field: use the field’s `error`.',
    'For marketing. Alerts that are shown often are ignored.',
  ],
  anatomy: [
    ['Icon', 'shows the tone by its shape, not by colour alone.'],
    ['Title', 'what happened, in a few words. Optional.'],
    ['Text', 'what it means and what to do.'],
    ['Action', 'one link or small button with the next step.'],
    ['Close button', 'only for a message about something that is over: a page that could not be opened.'],
  ],
  examples: [
    {
      right: (
        <Alert tone="danger" title="Din bank afviste betalingen">
          Der er ikke trukket penge. Prøv et andet kort.
        </Alert>
      ),
      rightReason: 'What happened, whether money moved, what to do now.',
      wrong: (
        <Alert tone="danger" title="Fejl 402">
          Betalingen mislykkedes!
        </Alert>
      ),
      wrongReason: 'A code and an exclamation mark do not help, and it is not clear whether money moved.',
    },
  ],
  keyboard: [['Tab', 'Moves to the action, if there is one. The alert itself is not focusable; with `live` it is announced.']],
}
