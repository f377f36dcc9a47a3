import { createQueryHook } from '../api/createQueryHook.ts'

export const useFavouritesQuery = createQueryHook('games.favourites')
export const useGameQuery = createQueryHook('games.detail')
export const useGamesQuery = createQueryHook('games.list')
export const useRecentGamesQuery = createQueryHook('games.recent')
export const useSearchIndexQuery = createQueryHook('games.searchIndex')
export const useSuggestionsQuery = createQueryHook('games.suggestions')
export const useWinnersQuery = createQueryHook('games.winners')
