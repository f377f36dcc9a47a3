import { Button } from '@casino/design-system/components/Button'
import { EmptyState } from '@casino/design-system/patterns/EmptyState'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['Where a list or a search has nothing: say why, and offer a way on.'],
  avoid: ['When something failed: that is ErrorState.', 'While it is still coming: that is Skeleton.'],
  anatomy: [
    ['Picture', 'a quiet landscape, decoration.'],
    ['Title', 'what is not here.'],
    ['Text', 'why, and what would fill it.'],
    ['Action', 'the way on.'],
  ],
  examples: [
    {
      right: (
        <EmptyState title="Ingen betalinger endnu" action={<Button href="#docs">Se dine grænser</Button>}>
          Dine ind- og udbetalinger står her fra den første.
        </EmptyState>
      ),
      because: 'Says what will stand here; offers, does not push.',
      wrong: <EmptyState title="Her er tomt!" action={<Button href="#docs">Sæt penge ind nu</Button>} />,
      why: 'No reason, and emptiness used to sell.',
    },
  ],
  keyboard: [['Tab', 'Moves to the action.']],
}
