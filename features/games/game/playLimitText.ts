import type { PlayLimitRefusal } from '../../api/entities/playLimits.ts'
import { formatLongDate } from '../../format/date.ts'
import { formatPlayLimit } from '../../format/playLimit.ts'

/** Text of the group `games`, which the game frame has too. */
type PlayLimitTextName = 'play_limit_time' | 'play_limit_again' | `play_limit_${'loss' | 'stake'}_${PlayLimitRefusal['period']}`
type TextLookup = (name: PlayLimitTextName, values: Readonly<Record<string, string>>) => string

/** Which of the player's own limits refuses the play, what is left of it, and when there is room again. */
export function playLimitText(t: TextLookup, { kind, period, limit, left, availableAt }: PlayLimitRefusal): string {
  const date = availableAt === null ? '' : formatLongDate(availableAt)
  const values = { limit: formatPlayLimit(kind, limit), left: formatPlayLimit(kind, left), date }
  if (kind === 'time') return t('play_limit_time', values)
  const text = t(`play_limit_${kind}_${period}`, values)
  return date ? `${text} ${t('play_limit_again', values)}` : text
}
