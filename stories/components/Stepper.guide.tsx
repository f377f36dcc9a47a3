import { Stepper } from '@casino/design-system/components/Stepper'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['At the top of a flow of two to five steps: where one is and what comes next.'],
  avoid: ['To jump between steps. It tells, it does not navigate.', 'For a single form.'],
  anatomy: [['Steps', 'each with its name from md; the present one and the count on phones.']],
  examples: [
    {
      right: <Stepper label="Trin 2 af 3" steps={['Beløb', 'Betaling', 'Kvittering']} current={2} />,
      because: 'Short names; says what is left.',
      wrong: <Stepper label="Fremskridt" steps={['Trin 1', 'Trin 2', 'Trin 3', 'Trin 4', 'Trin 5', 'Trin 6', 'Trin 7']} current={2} />,
      why: 'Numbers tell nothing, and seven steps are too many.',
    },
  ],
  keyboard: [],
}
