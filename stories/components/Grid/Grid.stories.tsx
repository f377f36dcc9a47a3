import { Grid, Surface } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const cells = Array.from({ length: 8 }, (_, index) => `Felt ${index + 1}`).map((text) => (
  <Surface key={text} padding={4} bordered>
    {text}
  </Surface>
))
const meta = preview.meta({ title: 'Components/Grid', component: Grid, args: { gap: 4 as const, children: cells } })

export const Tiles = meta.story({ args: { columns: { min: 'tile' } } })
export const Cards = meta.story({ args: { columns: { min: 'card' } } })
export const FixedColumns = meta.story({ args: { columns: { xs: 1, md: 2, xl: 4 } } })
