import { useFavouritesQuery } from '../queries.ts'
import { FavouriteNotice } from './FavouriteNotice.tsx'
import { FavouritesScreen } from './FavouritesScreen.tsx'
import { useFavourites } from './useFavourites.ts'

/** Route component of the player's favourites. */
export function FavouritesPage() {
  const { data, error, mutate } = useFavouritesQuery()
  const favourites = useFavourites()
  return (
    <>
      <FavouritesScreen
        data={data ? { type: 'ready', games: data.games } : error ? { type: 'failed', message: error.message } : { type: 'loading' }}
        favourites={favourites}
        onRetry={() => void mutate()}
      />
      <FavouriteNotice favourites={favourites} />
    </>
  )
}
