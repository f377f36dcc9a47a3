import { FormErrorSummary } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['At the top of a form that is longer than a screen, after a submit with errors.'],
  avoidWhen: ['In a short form: the first invalid field gets focus.', 'Instead of the field errors: it repeats them word for word.'],
  anatomy: [
    ['Title', 'the number of invalid fields; receives focus.'],
    ['Errors', 'one per error in field order, each a link to its field.'],
  ],
  examples: [
    {
      right: (
        <FormErrorSummary
          title="Ret 2 felter for at fortsætte"
          failedSubmits={0}
          errors={[
            { name: 'firstName', message: 'Skriv dit fornavn.' },
            { name: 'mobileNo', message: 'Mobilnummeret skal have 8 cifre.' },
          ]}
        />
      ),
      rightReason: 'States what to do and links to the field.',
      wrong: <FormErrorSummary title="Fejl!" failedSubmits={0} errors={[{ name: 'form', message: 'Der er fejl i formularen.' }]} />,
      wrongReason: 'Blames the player and does not identify the field.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the errors.'],
    ['Enter', 'Moves focus to the field.'],
  ],
}
