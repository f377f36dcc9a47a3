import { Amount } from '@casino/design-system/components/Amount'
import { Badge } from '@casino/design-system/components/Badge'
import { Button } from '@casino/design-system/components/Button'
import { Tile } from '@casino/design-system/components/Tile'
import type { Game } from '../api/entities/game.ts'
import type { GetButtonProps } from '../content/useButtonProps.tsx'
import type { Translate } from '../content/useTranslations.tsx'
import { formatKr, formatKrShort } from '../format/money.ts'
import { gamePath } from './paths.ts'

interface GameTileProps {
  game: Game
  /** A prop instead of a context read: a rail has many tiles. */
  t: Translate
  button: GetButtonProps
  shape?: 'poster' | 'wide'
  /** Above the fold: the image is loaded eagerly. */
  priority?: boolean
  /** Shows the jackpot amount in place of the provider. */
  showJackpot?: boolean
}

const sizes = { poster: { width: 300, height: 400 }, wide: { width: 480, height: 300 } } as const

/** A game with its image and links to money play and, where available, free play. */
export function GameTile({ game, t, button, shape = 'poster', priority, showJackpot = false }: GameTileProps) {
  const { name, kind, freePlay, image } = game
  const money = gamePath(game, 'money')
  const free = gamePath(game, 'free')
  return (
    <Tile
      href={money}
      title={name}
      meta={metaOf(game, showJackpot, t)}
      image={{ src: image, alt: '', ...sizes[shape] }}
      shape={shape}
      priority={priority}
      badge={kind === 'live' ? <Badge tone="live">{t('games.badge_live')}</Badge> : undefined}
      actions={
        <>
          <Button {...button('play')} size="sm" href={money} aria-label={t('games.play_named', { name })} />
          {freePlay && (
            <Button {...button('tryFree')} variant="secondary" size="sm" href={free} aria-label={t('games.try_named', { name })} />
          )}
        </>
      }
    />
  )
}

function metaOf({ kind, jackpot, minBet, provider }: Game, showJackpot: boolean, t: Translate) {
  if (showJackpot && jackpot !== null) return <Amount value={formatKr(jackpot)} size={18} tone="money" />
  return kind === 'live' ? t('games.from_stake', { amount: formatKrShort(minBet) }) : provider
}
