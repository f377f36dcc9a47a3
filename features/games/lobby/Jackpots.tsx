import { Amount } from '@casino/design-system/components/Amount'
import { Grid } from '@casino/design-system/components/Grid'
import { MediaLink } from '@casino/design-system/components/MediaLink'
import { SectionHeading } from '@casino/design-system/components/SectionHeading'
import { Stack } from '@casino/design-system/components/Stack'
import type { ContentBlock } from '../../content/entities/content.ts'
import { formatKr } from '../../format/money.ts'
import { gamePath, wideImagePath } from '../paths.ts'

type JackpotsBlock = Extract<ContentBlock, { type: 'jackpots' }>

type JackpotsProps = Pick<JackpotsBlock, 'title' | 'more' | 'games'>

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
