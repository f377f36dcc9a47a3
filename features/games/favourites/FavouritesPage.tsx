import type { Game } from '../../api/entities/game.ts'
import { toLoadable } from '../../api/Loadable.ts'
import { useProfileQuery } from '../../session/queries.ts'
import { isPaused } from '../../session/usePaused.ts'
import { useFavouritesQuery, useGamesQuery } from '../queries.ts'
import { FavouriteNotice } from './FavouriteNotice.tsx'
import { FavouritesScreen } from './FavouritesScreen.tsx'
import { useFavourites } from './useFavourites.ts'

const mostPlayedGames = { query: { sort: 'popular', skip: 0, limit: 12 } } as const
const noGames: readonly Game[] = []

/** Route component of the player's favourites. */
export function FavouritesPage() {
  const query = useFavouritesQuery()
  const favourites = useFavourites()
  const profile = useProfileQuery({}).data
  // a player on a pause or in ROFUS is offered no game
  const offersGames = query.data?.games.length === 0 && profile !== undefined && !isPaused(profile)
  const mostPlayed = useGamesQuery(offersGames ? mostPlayedGames : null).data?.games ?? noGames
  return (
    <>
      <FavouritesScreen
        data={toLoadable(query, ({ games }) => games)}
        mostPlayed={offersGames ? mostPlayed : noGames}
        favourites={favourites}
        onRetry={() => void query.mutate()}
      />
      <FavouriteNotice favourites={favourites} />
    </>
  )
}
