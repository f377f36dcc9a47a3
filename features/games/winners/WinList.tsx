import { Amount, Grid, MediaLink, Text } from '@casino/design-system'
import type { Winner } from '../../api/entities/winner.ts'
import { formatDateTime, formatTime } from '../../format/date.ts'
import { hourMs } from '../../format/duration.ts'
import { formatKr } from '../../format/money.ts'
import { gamePath, wideImagePath } from '../paths.ts'

interface WinListProps {
  winners: readonly Winner[]
}

/** Wins with the game's picture, the amount and the hour. */
export const WinList = ({ winners }: WinListProps) => (
  <Grid gap={4} columns={{ sm: 2, xl: 4 }}>
    {winners.map(({ game, win, wonAt }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a win has no id
      <MediaLink key={index} href={gamePath(game, 'money')} title={game.name} imageSrc={wideImagePath(game)}>
        <Amount value={formatKr(win)} size={22} tone="money" fits />
        <Text as="span" size={14} tone="muted" tabular>
          {formatDateTime(wonAt)}–{formatTime(wonAt + hourMs)}
        </Text>
      </MediaLink>
    ))}
  </Grid>
)
