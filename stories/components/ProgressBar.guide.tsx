import { ProgressBar } from '@casino/design-system/components/ProgressBar'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For how much of a limit is used, or of a requirement is done.', 'With the measure in words: “650,00 kr. af 1.000,00 kr.”'],
  avoid: [
    'For waiting without a known end: that is Skeleton or a loading button.',
    'To make the player want to finish. It tells, it does not cheer.',
  ],
  anatomy: [
    ['Track', 'the whole.'],
    ['Fill', 'the part, from the start.'],
    ['Words', 'what is measured, and how much.'],
  ],
  examples: [
    {
      right: <ProgressBar label="Brugt af ugens grænse" value={0.65} valueText="650,00 kr. af 1.000,00 kr." />,
      because: 'The figures stand beside the picture.',
      wrong: <ProgressBar label="Næsten i mål!" value={0.92} valueText="92 %" />,
      why: 'Pushes on, and hides of how much.',
    },
  ],
  keyboard: [],
}
