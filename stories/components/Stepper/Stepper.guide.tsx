import { Stepper } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['At the top of a flow of two to five steps, to show the current step and the next ones.'],
  avoidWhen: ['To jump between steps. It is not navigation.', 'For a single form.'],
  anatomy: [['Steps', 'each with its name from md; the current one and the count on phones.']],
  examples: [
    {
      right: <Stepper label="Trin 2 af 3" steps={['Beløb', 'Betaling', 'Kvittering']} current={2} />,
      rightReason: 'Short names that show what is left.',
      wrong: <Stepper label="Fremskridt" steps={['Trin 1', 'Trin 2', 'Trin 3', 'Trin 4', 'Trin 5', 'Trin 6', 'Trin 7']} current={2} />,
      wrongReason: 'Numbers do not describe a step, and seven steps are too many.',
    },
  ],
  keyboard: [],
}
