import { toLoadable } from '../../api/Loadable.ts'
import { useFavouritesQuery } from '../queries.ts'
import { FavouriteNotice } from './FavouriteNotice.tsx'
import { FavouritesScreen } from './FavouritesScreen.tsx'
import { useFavourites } from './useFavourites.ts'

/** Route component of the player's favourites. */
export function FavouritesPage() {
  const query = useFavouritesQuery()
  const favourites = useFavourites()
  return (
    <>
      <FavouritesScreen data={toLoadable(query, ({ games }) => games)} favourites={favourites} onRetry={() => void query.mutate()} />
      <FavouriteNotice favourites={favourites} />
    </>
  )
}
