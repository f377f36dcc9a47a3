import { Button, EmptyState } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Where a list or a search has no results: state why, and offer a next step.'],
  avoidWhen: ['When something failed: use ErrorState.', 'While content is loading: use Skeleton.'],
  anatomy: [
    ['Image', 'what the list would hold, in one calm shape; decorative.'],
    ['Title', 'what is missing.'],
    ['Text', 'why, and what will appear here.'],
    ['Action', 'the next step.'],
  ],
  examples: [
    {
      right: (
        <EmptyState title="Ingen betalinger endnu" action={<Button href="#docs">Se dine grænser</Button>}>
          Dine ind- og udbetalinger står her fra den første.
        </EmptyState>
      ),
      rightReason: 'States what will appear here; the action is optional.',
      wrong: <EmptyState title="Her er tomt!" action={<Button href="#docs">Sæt penge ind nu</Button>} />,
      wrongReason: 'No reason, and the empty state is used for marketing.',
    },
  ],
  keyboard: [['Tab', 'Moves to the action.']],
}
