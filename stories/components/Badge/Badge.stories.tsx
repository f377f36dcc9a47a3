import { Badge, Inline } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Badge', component: Badge, args: { tone: 'neutral', children: 'Nyhed' } })

export const Tones = meta.story({
  render: () => (
    <Inline gap={3}>
      <Badge tone="neutral">Slot</Badge>
      <Badge tone="info">Ny</Badge>
      <Badge tone="success">Gennemført</Badge>
      <Badge tone="warning">Afventer</Badge>
      <Badge tone="danger">Afvist</Badge>
      <Badge tone="live">Live</Badge>
    </Inline>
  ),
})
