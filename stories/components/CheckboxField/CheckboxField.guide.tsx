import { CheckboxField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a yes/no answer that is submitted with a form: terms, consent.', 'For several options that are not mutually exclusive.'],
  avoidWhen: [
    'Preselected. Consent must be given by the player.',
    'For a setting that takes effect immediately: use SwitchField.',
    'For one of several options: use RadioCards.',
  ],
  anatomy: [
    ['Box', '24 px, in a 44 px target.'],
    ['Label', 'the whole sentence is the label and is clickable.'],
    ['Help and error', 'below, associated with the checkbox for screen readers.'],
  ],
  examples: [
    {
      right: <CheckboxField name="news-right">Send mig nyheder på e-mail. Jeg kan altid sige nej igen.</CheckboxField>,
      rightReason: 'Not preselected, one subject, and how to withdraw in the same sentence.',
      wrong: (
        <CheckboxField name="news-wrong" checked>
          Jeg vil ikke gå glip af fantastiske tilbud
        </CheckboxField>
      ),
      wrongReason: 'Preselected, and worded so that “no” sounds like a loss.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox.'],
    ['Space', 'Checks or unchecks it.'],
  ],
}
