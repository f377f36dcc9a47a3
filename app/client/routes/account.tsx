import { need } from '../needs.ts'
import type { Route } from '../route-types.ts'
import { guardsOf } from './guards.ts'

const account = { access: 'login', header: 'shown', wallpaper: 'hidden', cache: 'never' } as const

/** The player's own pages. */
export const accountRoutes: readonly Route[] = [
  {
    ...account,
    name: 'min-konto-begraensninger',
    path: '/min-konto/begraensninger',
    guards: guardsOf.account,
    files: ['limits/LimitsPage'],
    load: async () => {
      const { LimitsPage } = await import('@casino/features/page/limits/LimitsPage')
      return () => <LimitsPage />
    },
    data: () => [need('limits.get', {}, { player: true })],
    texts: ['limitations', 'validation', 'question', 'profile'],
  },
]
