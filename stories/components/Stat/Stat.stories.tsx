import { Grid, Stat } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Stat', component: Stat, args: { label: 'Kan udbetales', value: '1.250,00 kr.' } })

/** Announced as one sentence: label, then value. */
export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('paragraph')).toHaveTextContent('Kan udbetales 1.250,00 kr.'),
})
export const Money = meta.story({ args: { label: 'Jackpot lige nu', value: '2.418.337,50 kr.', tone: 'money', size: 36 } })
export const WithDetail = meta.story({ args: { detail: 'Opdateret kl. 20.41' } })
/** No colour celebrates a gain or marks a loss. */
export const RealityCheck = meta.story({
  render: (args) => (
    <Grid gap={4} columns={{ sm: 3 }}>
      <Stat {...args} size={22} label="Indsats i alt" value="1.480,00 kr." />
      <Stat {...args} size={22} label="Gevinster i alt" value="1.130,00 kr." />
      <Stat {...args} size={22} label="Resultat" value="−350,00 kr." />
    </Grid>
  ),
})
