import { FormErrorSummary } from '@casino/design-system/components/FormErrorSummary'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['At the head of a form longer than a screen, after it was sent in vain.'],
  avoid: [
    'In a short form: the first wrong field takes the focus itself.',
    'In place of the errors at the fields: it repeats them, word for word.',
  ],
  anatomy: [
    ['Title', 'how many fields there are to put right; takes the focus.'],
    ['Lines', 'one for each error in the order of the fields, each a link to its field.'],
  ],
  examples: [
    {
      right: (
        <FormErrorSummary
          title="Ret 2 felter for at fortsætte"
          attempt={0}
          errors={[
            { name: 'firstName', message: 'Skriv dit fornavn.' },
            { name: 'mobileNo', message: 'Mobilnummeret skal have 8 cifre.' },
          ]}
        />
      ),
      because: 'Says what to do, and leads there.',
      wrong: <FormErrorSummary title="Fejl!" attempt={0} errors={[{ name: 'form', message: 'Der er fejl i formularen.' }]} />,
      why: 'Blames, and leaves the search to the player.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the errors.'],
    ['Enter', 'Moves the focus to the field.'],
  ],
}
