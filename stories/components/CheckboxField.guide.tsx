import { CheckboxField } from '@casino/design-system/components/CheckboxField'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For one answer of yes or no that is sent with a form: terms, consent.', 'For several answers that do not exclude one another.'],
  avoid: [
    'Ticked beforehand. Never: consent is given by the player.',
    'For a setting that takes effect at once: that is a switch.',
    'For one of several: that is RadioCards.',
  ],
  anatomy: [
    ['Box', '24 px, in a target of 44.'],
    ['Words', 'the whole sentence is the label and can be pressed.'],
    ['Help and error', 'below, tied to the box for screen readers.'],
  ],
  examples: [
    {
      right: <CheckboxField name="news-right">Send mig nyheder på e-mail. Jeg kan altid sige nej igen.</CheckboxField>,
      because: 'Empty, one matter, and the way back in the same sentence.',
      wrong: (
        <CheckboxField name="news-wrong" checked>
          Jeg vil ikke gå glip af fantastiske tilbud
        </CheckboxField>
      ),
      why: 'Ticked for the player, and worded so that “no” sounds like a loss.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the box.'],
    ['Space', 'Ticks it, or takes the tick away.'],
  ],
}
