import { FrameStage, Text } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { staticUrl } from '../../support/staticUrl.ts'

const meta = preview.meta({
  title: 'Patterns/FrameStage',
  component: FrameStage,
  args: { title: 'Rævens Runer', src: staticUrl('frame.html'), toolbar: <Text weight="semibold">Rævens Runer</Text> },
})

export const Default = meta.story({})
const cover = { image: { src: staticUrl('art/raevens-runer.svg'), width: 300, height: 400, alt: '' }, text: 'Åbner …' }
/** What opens, until the frame shows something. */
export const Covered = meta.story({
  args: { cover },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Rævens RunerÅbner …'),
})
export const CoveredWithoutAddress = meta.story({ args: { src: null, cover } })
