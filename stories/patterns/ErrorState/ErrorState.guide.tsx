import { Button, ErrorState } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'Where the content of a page or of a section failed to load.',
    'With what happened, whether money moved, and a first button with the next step.',
  ],
  avoidWhen: ['For an error of a field or of a form.', 'Without an action.'],
  anatomy: [
    ['Image', 'a landscape in a storm, decorative.'],
    ['Title', 'what happened.'],
    ['Text', 'what it means; the reference last, for customer support.'],
    ['Action', 'try again, or go to the front page.'],
  ],
  examples: [
    {
      right: (
        <ErrorState title="Vi kan ikke hente dine betalinger" action={<Button>Prøv igen</Button>}>
          Dine penge er ikke berørt. Referencenummer: 7F3A-91C2
        </ErrorState>
      ),
      rightReason: 'States what failed, what was not affected and what to do.',
      wrong: <ErrorState title="500 Internal Server Error">Ups, noget gik galt.</ErrorState>,
      wrongReason: 'A code, an empty phrase and no action.',
    },
  ],
  keyboard: [['Tab', 'Moves to the action. The state is announced when it appears.']],
}
