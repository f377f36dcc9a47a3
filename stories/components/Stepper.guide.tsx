import { Stepper } from '@casino/design-system/components/Stepper'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['At the top of a flow of two to five steps, to show the current step and the next ones.'],
  avoid: ['To jump between steps. It is not navigation.', 'For a single form.'],
  anatomy: [['Steps', 'each with its name from md; the current one and the count on phones.']],
  examples: [
    {
      right: <Stepper label="Trin 2 af 3" steps={['Beløb', 'Betaling', 'Kvittering']} current={2} />,
      because: 'Short names that show what is left.',
      wrong: <Stepper label="Fremskridt" steps={['Trin 1', 'Trin 2', 'Trin 3', 'Trin 4', 'Trin 5', 'Trin 6', 'Trin 7']} current={2} />,
      why: 'Numbers do not describe a step, and seven steps are too many.',
    },
  ],
  keyboard: [],
}
