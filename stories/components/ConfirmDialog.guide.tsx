import { Button } from '@casino/design-system/components/Button'
import { Stack } from '@casino/design-system/components/Stack'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For one question with two answers: take a pause, close an account, remove a card.'],
  avoid: [
    'For news that needs no answer: that is a Toast or an Alert.',
    'For a form: that is a Modal, or a page.',
    'To ask whether a harmless step was meant.',
  ],
  anatomy: [
    ['Question', 'names the dialog.'],
    ['Consequence', 'read with the question.'],
    ['Yes', 'named by what it does.'],
    ['No', 'the safe answer: as large as the yes, and first in focus.'],
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
      because: 'Each answer says what it does, and a no costs no more than a yes.',
      wrong: (
        <Stack gap={3}>
          <Button fullWidth>Nej, spil videre</Button>
          <Button variant="ghost" size="sm">
            Ja
          </Button>
        </Stack>
      ),
      why: 'The answer that was asked for is made small.',
    },
  ],
  keyboard: [
    ['Tab', 'Goes round inside; nothing behind it is reached.'],
    ['Enter', 'Gives the answer in focus: the safe one at first.'],
    ['Esc', 'Is a no, unless the yes is being carried out.'],
  ],
}
