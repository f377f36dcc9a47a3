import { Amount, Grid, MediaLink, SectionHeading, Stack } from '@casino/design-system'
import type { Game } from '../../api/entities/game.ts'
import type { ContentBlock } from '../../content/entities/content.ts'
import { formatKr } from '../../format/money.ts'
import { gamePath, wideImagePath } from '../paths.ts'

type JackpotsBlock = Extract<ContentBlock, { type: 'jackpots' }>

interface JackpotsProps extends Pick<JackpotsBlock, 'title' | 'more'> {
  games: readonly Game[]
}

/** Current jackpot amounts. */
export function Jackpots({ title, more, games }: JackpotsProps) {
  return (
    <Stack gap={3} as="section">
      <SectionHeading title={title} moreHref={more?.url} moreText={more?.text} />
      <Grid gap={4} columns={{ sm: 2, xl: 4 }}>
        {games.map((game) => (
          <MediaLink key={game.id} href={gamePath(game, 'money')} title={game.name} imageSrc={wideImagePath(game)}>
            {game.jackpot !== null && <Amount value={formatKr(game.jackpot)} size={22} tone="money" fits />}
          </MediaLink>
        ))}
      </Grid>
    </Stack>
  )
}
