import { ProgressBar } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For how much of a limit is used, or of a requirement is fulfilled.', 'With the value as text: “650,00 kr. af 1.000,00 kr.”'],
  avoidWhen: ['For waiting of unknown length: use Skeleton or a loading button.', 'To motivate the player to finish. It informs only.'],
  anatomy: [
    ['Track', 'the whole.'],
    ['Fill', 'the value, from the start edge.'],
    ['Label and value', 'what is measured, and how much.'],
  ],
  examples: [
    {
      right: <ProgressBar label="Brugt af ugens grænse" value={0.65} valueText="650,00 kr. af 1.000,00 kr." />,
      rightReason: 'The numbers are shown beside the bar.',
      wrong: <ProgressBar label="Næsten i mål!" value={0.92} valueText="92 %" />,
      wrongReason: 'Pressures the player, and hides the total.',
    },
  ],
  keyboard: [],
}
