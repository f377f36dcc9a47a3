import { Amount } from '@casino/design-system/components/Amount'
import { Grid } from '@casino/design-system/components/Grid'
import { Heading } from '@casino/design-system/components/Heading'
import { Inline } from '@casino/design-system/components/Inline'
import { Link } from '@casino/design-system/components/Link'
import { MediaLink } from '@casino/design-system/components/MediaLink'
import { Stack } from '@casino/design-system/components/Stack'
import type { ContentBlock } from '../content/entities/content.ts'
import { formatKr } from '../format/money.ts'
import { gamePath, wideImagePath } from './paths.ts'

type JackpotsBlock = Extract<ContentBlock, { type: 'jackpots' }>

type JackpotsProps = Pick<JackpotsBlock, 'title' | 'more' | 'games'>

/** Current jackpot amounts. */
export function Jackpots({ title, more, games }: JackpotsProps) {
  return (
    <Stack gap={4} as="section">
      <Inline gap={4} align="baseline">
        <Heading level={2} size={22}>
          {title}
        </Heading>
        {more && (
          <Link standalone href={more.url} tone="muted">
            {more.text}
          </Link>
        )}
      </Inline>
      <Grid gap={4} columns={{ sm: 2, lg: 4 }}>
        {games.map((game) => (
          <MediaLink key={game.id} href={gamePath(game, 'money')} title={game.name} imageSrc={wideImagePath(game)}>
            {game.jackpot !== null && <Amount value={formatKr(game.jackpot)} size={22} tone="money" />}
          </MediaLink>
        ))}
      </Grid>
    </Stack>
  )
}
