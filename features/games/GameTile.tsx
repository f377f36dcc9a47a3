import { Badge, Button, FavouriteToggle, Tile } from '@casino/design-system'
import type { Game } from '../api/entities/game.ts'
import type { GetButtonProps } from '../content/useButtonProps.tsx'
import type { Translate } from '../content/useTranslations.tsx'
import { formatKrShort } from '../format/money.ts'
import type { Favourites } from './favourites/useFavourites.ts'
import { JackpotAmount } from './JackpotAmount.tsx'
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
}

const sizes = { poster: { width: 300, height: 400 }, wide: { width: 480, height: 300 } } as const

/** A game with its image and links to money play and, where available, free play. */
export function GameTile({ game, t, button, shape = 'poster', favourites = null, priority, jackpot }: GameTileProps) {
  const { name, kind, freePlay, image } = game
  const money = gamePath(game, 'money')
  const free = gamePath(game, 'free')
  return (
    <Tile
      href={money}
      title={name}
      meta={metaOf(game, jackpot, t)}
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

function metaOf({ kind, minBet, provider, ...game }: Game, jackpot: GameTileProps['jackpot'], t: Translate) {
  if (jackpot && game.jackpot !== null) return <JackpotAmount value={game.jackpot} counting={jackpot === 'counting'} />
  if (kind === 'live') return t('games.from_stake', { amount: formatKrShort(minBet) })
  const mark = markOf(game)
  return mark ? (
    <>
      <Badge tone={mark.tone}>{t(mark.text)}</Badge> {provider}
    </>
  ) : (
    provider
  )
}

/** The one mark of a tile: what says most about the game. Below the artwork, whose upper corners have the name of the game. */
function markOf({ isNew, isPopular, jackpot }: Pick<Game, 'isNew' | 'isPopular' | 'jackpot'>) {
  if (jackpot !== null) return { tone: 'warning', text: 'games.badge_jackpot' } as const
  if (isNew) return { tone: 'info', text: 'games.badge_new' } as const
  return isPopular ? ({ tone: 'neutral', text: 'games.badge_popular' } as const) : null
}
