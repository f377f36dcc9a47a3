import { Button, Stack } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For one question with two answers: start a pause, close an account, remove a card.'],
  avoidWhen: [
    'For information that needs no answer: use Toast or Alert.',
    'For a form: use Modal, or a page.',
    'To confirm a harmless action.',
  ],
  anatomy: [
    ['Question', 'the accessible name of the dialog.'],
    ['Consequence', 'the accessible description, announced with the question.'],
    ['Confirm', 'its label names the action.'],
    ['Cancel', 'the safe answer: as large as the confirm button, and focused first.'],
  ],
  examples: [
    {
      right: (
        <Stack gap={3}>
          <Button fullWidth>Hold pause i 24 timer</Button>
          <Button fullWidth variant="secondary">
            Tilbage
          </Button>
        </Stack>
      ),
      rightReason: 'Each label names its action, and cancelling is as easy as confirming.',
      wrong: (
        <Stack gap={3}>
          <Button fullWidth>Nej, spil videre</Button>
          <Button variant="ghost" size="sm">
            Ja
          </Button>
        </Stack>
      ),
      wrongReason: 'The answer that the player came for is the small one.',
    },
  ],
  keyboard: [
    ['Tab', 'Cycles inside the dialog; the page behind it is not reachable.'],
    ['Enter', 'Activates the focused answer, initially the safe one.'],
    ['Esc', 'Cancels, unless the confirmed action is in progress.'],
  ],
}
