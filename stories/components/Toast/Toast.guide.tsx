import { Alert } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For a short confirmation of an action, from anywhere on the page.',
    'An error stays until it is closed, so that there is no time limit for reading it.',
  ],
  avoidWhen: ['For anything that requires an action: use Alert, next to what it is about.', 'For more than two lines.'],
  anatomy: [
    ['Icon', 'shows the tone by its shape.'],
    ['Title', 'what happened.'],
    ['Close', 'always present.'],
  ],
  examples: [
    {
      right: <Alert tone="success" title="Din grænse er gemt" />,
      rightReason: 'One line, in the past tense. (Rendered inline here; the states below show it in its corner.)',
      wrong: (
        <Alert tone="success" title="Succes!">
          Tillykke, du har nu gemt din nye indbetalingsgrænse på 500,00 kr. om dagen, som gælder fra nu af.
        </Alert>
      ),
      wrongReason: 'Too long for a message that disappears, and congratulations are not appropriate.',
    },
  ],
  keyboard: [
    ['F8', 'Moves focus to the toasts from anywhere.'],
    ['Esc', 'Closes the focused toast.'],
  ],
}
