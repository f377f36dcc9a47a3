import { Badge, Button, FavouriteToggle, Tile } from '@casino/design-system'
import type { Game } from '../api/entities/game.ts'
import type { GetButtonProps } from '../content/useButtonProps.tsx'
import type { Translate } from '../content/useTranslations.tsx'
import { formatKrShort } from '../format/money.ts'
import type { Favourites } from './favourites/useFavourites.ts'
import { JackpotAmount } from './JackpotAmount.tsx'
import { type GameMark, markOf } from './marks.ts'
import { gamePath } from './paths.ts'

interface GameTileProps {
  game: Game
  /** A prop instead of a context read: a rail has many tiles. */
  t: Translate
  button: GetButtonProps
  shape?: 'poster' | 'wide'
  /** Of the player; null for a guest. */
  favourites?: Favourites | null
  /** Above the fold: the image is loaded eagerly. */
  priority?: boolean
  /** Shows the amount of the jackpot in place of the provider, and whether it counts. */
  jackpot?: 'counting' | 'still'
  /** The mark that all games beside it have, which tells nothing there: see `sharedMark`. */
  without?: GameMark | null
}

const sizes = { poster: { width: 300, height: 400 }, wide: { width: 480, height: 300 } } as const

/** A game with its image and links to money play and, where available, free play. */
export function GameTile({ game, t, button, shape = 'poster', favourites = null, priority, jackpot, without = null }: GameTileProps) {
  const { name, kind, freePlay, image } = game
  const money = gamePath(game, 'money')
  const free = gamePath(game, 'free')
  return (
    <Tile
      href={money}
      title={name}
      meta={metaOf(game, { jackpot, without, t })}
      image={{ src: image, alt: '', ...sizes[shape] }}
      shape={shape}
      priority={priority}
      badge={kind === 'live' ? <Badge tone="live">{t('games.badge_live')}</Badge> : undefined}
      corner={
        favourites ? (
          <FavouriteToggle
            label={t('games.favourite_named', { name })}
            pressed={favourites.has(game.id)}
            onPressedChange={() => favourites.toggle(game)}
            variant="secondary"
          />
        ) : undefined
      }
      cornerShown={favourites?.has(game.id) ? 'always' : 'withActions'}
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

function metaOf({ kind, minBet, provider, ...game }: Game, { jackpot, without, t }: Pick<GameTileProps, 'jackpot' | 'without' | 't'>) {
  if (jackpot && game.jackpot !== null) return <JackpotAmount value={game.jackpot} counting={jackpot === 'counting'} />
  if (kind === 'live' && minBet !== null) return t('games.from_stake', { amount: formatKrShort(minBet) })
  const mark = markOf(game)
  return mark && mark !== without ? (
    <>
      <Badge tone={markTones[mark]}>{t(`games.badge_${mark}`)}</Badge> {provider}
    </>
  ) : (
    provider
  )
}

const markTones = { jackpot: 'warning', new: 'info', popular: 'neutral' } as const satisfies Record<GameMark, string>
