import { CheckboxField } from '@casino/design-system/components/CheckboxField'
import { SwitchField } from '@casino/design-system/components/SwitchField'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For a setting that holds from the moment it is turned.'],
  avoid: ['For consent or an answer that is sent with a form: that is CheckboxField.', 'For one of several: that is RadioCards.'],
  anatomy: [
    ['Words', 'what is on when it is on; never a question.'],
    ['Track', 'the thumb tells the state by its place, not by colour alone.'],
    ['Help and error', 'below, tied to the switch for screen readers.'],
  ],
  examples: [
    {
      right: <SwitchField label="Vis min nettogevinst, mens jeg spiller" name="right" />,
      because: 'Works at once, and the words are true while it is on.',
      wrong: <SwitchField label="Jeg accepterer vilkårene" name="wrong" />,
      why: 'Consent is given with the form; a switch says that it is given already.',
    },
    {
      right: <CheckboxField name="terms">Jeg accepterer vilkårene</CheckboxField>,
      because: 'An answer among the answers of a form.',
      wrong: <SwitchField label="Slå påmindelser fra?" name="question" />,
      why: 'On means off: nobody knows what a press does.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the switch.'],
    ['Space', 'Turns it.'],
  ],
}
