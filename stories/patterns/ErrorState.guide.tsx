import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'Where the content of a page or of a part could not be had.',
    'With what happened, whether money moved, and a first button that helps.',
  ],
  avoid: ['For an error of a field or of a form.', 'Without a way out.'],
  anatomy: [
    ['Picture', 'a quiet landscape in a storm, decoration.'],
    ['Title', 'what happened.'],
    ['Text', 'what it means; the reference last, for the support.'],
    ['Action', 'try again, or home.'],
  ],
  examples: [
    {
      right: (
        <ErrorState title="Vi kan ikke hente dine betalinger" action={<Button>Prøv igen</Button>}>
          Dine penge er ikke berørt. Reference: 7F3A-91C2
        </ErrorState>
      ),
      because: 'What, what not, and what now.',
      wrong: <ErrorState title="500 Internal Server Error">Ups, noget gik galt.</ErrorState>,
      why: 'A code, a shrug and no way out.',
    },
  ],
  keyboard: [['Tab', 'Moves to the action. The state is read aloud when it appears.']],
}
