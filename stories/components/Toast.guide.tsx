import { Alert } from '@casino/design-system/components/Alert'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For a short confirmation of what was just done, anywhere on the page.',
    'A failure stays until it is closed: nobody reads against the clock.',
  ],
  avoid: ['For anything that must be acted on: that is an Alert where it belongs.', 'For more than two lines.'],
  anatomy: [
    ['Sign', 'the tone by its shape.'],
    ['Title', 'what happened.'],
    ['Close', 'always there.'],
  ],
  examples: [
    {
      right: <Alert tone="success" title="Din grænse er gemt" />,
      because: 'One line, in the past tense. (Drawn here in the flow; the states below show it in its corner.)',
      wrong: (
        <Alert tone="success" title="Succes!">
          Tillykke, du har nu gemt din nye indbetalingsgrænse på 500,00 kr. om dagen, som gælder fra nu af.
        </Alert>
      ),
      why: 'Too long for something that goes away, and no cause for congratulation.',
    },
  ],
  keyboard: [
    ['F8', 'Moves to the messages from anywhere.'],
    ['Esc', 'Closes the message that has the focus.'],
  ],
}
