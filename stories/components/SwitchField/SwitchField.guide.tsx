import { CheckboxField, SwitchField } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a setting that takes effect immediately.'],
  avoidWhen: ['For consent or an answer that is submitted with a form: use CheckboxField.', 'For one of several options: use RadioCards.'],
  anatomy: [
    ['Label', 'what is enabled when it is on; never a question.'],
    ['Track', 'the thumb’s position shows the state, not colour alone.'],
    ['Help and error', 'below, associated with the switch for screen readers.'],
  ],
  examples: [
    {
      right: <SwitchField label="Vis min nettogevinst, mens jeg spiller" name="right" />,
      rightReason: 'Takes effect immediately, and the label describes the on state.',
      wrong: <SwitchField label="Jeg accepterer vilkårene" name="wrong" />,
      wrongReason: 'Consent is given on submit; a switch implies that it already has been given.',
    },
    {
      right: <CheckboxField name="terms">Jeg accepterer vilkårene</CheckboxField>,
      rightReason: 'A value that is submitted with the form.',
      wrong: <SwitchField label="Slå påmindelser fra?" name="question" />,
      wrongReason: 'On means off: the effect of a click is not clear.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the switch.'],
    ['Space', 'Toggles it.'],
  ],
}
