import { need } from '../needs.ts'
import type { Route } from '../route-types.ts'
import { guardsOf } from './guards.ts'

/** The lobby, lists of games, and games. */
export const gameRoutes: readonly Route[] = [
  {
    name: 'index',
    path: '/',
    guards: guardsOf.content,
    access: 'public',
    files: ['games/LobbyPage'],
    load: async () => {
      const { LobbyPage } = await import('@casino/features/page/games/LobbyPage')
      return () => <LobbyPage />
    },
    data: () => [need('config.mainContent', { body: { name: 'home' } })],
    texts: ['games', 'slot_machines', 'campaign'],
    header: 'shown',
    wallpaper: 'shown',
    cache: { query: [] },
  },
]
