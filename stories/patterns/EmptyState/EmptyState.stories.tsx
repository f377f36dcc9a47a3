import { Button, EmptyState, Grid } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    title: 'Ingen transaktioner endnu',
    children: 'Når du sætter penge ind eller spiller, står det her.',
    action: <Button href="#saetind">Sæt penge ind</Button>,
  },
})

/** A picture for each kind of list. */
export const Pictures = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, md: 2, xl: 4 }} gap={6}>
      {(['hills', 'papers', 'lens', 'heart', 'coins', 'ticket', 'podium', 'moon'] as const).map((art) => (
        <EmptyState key={art} art={art} title={art} />
      ))}
    </Grid>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const message = canvas.getByRole('heading').parentElement?.parentElement
    const picture = message?.querySelector('svg')
    // Beside a card it begins and ends at the same height: its parent sets the space around it.
    await expect(picture?.getBoundingClientRect().top).toBe(message?.getBoundingClientRect().top)
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBe(message?.getBoundingClientRect().bottom)
  },
})
