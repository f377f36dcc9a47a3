import { readFileSync } from 'node:fs'
import { textCatalogue } from '@casino/features/content/texts'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './matchRoute.ts'
import { routes } from './routes/index.ts'

interface SeedEntry {
  id: string
  text: string
  slug: string
  active?: boolean
  child?: readonly SeedEntry[]
}
const readSeed = (file: string) => JSON.parse(readFileSync(new URL(`../../platform/seed/${file}`, import.meta.url), 'utf8'))
const items: readonly SeedEntry[] = readSeed('menu.json')
const entries = items.flatMap((item) => [item, ...(item.child ?? [])])
const contentSlugs = Object.keys(readSeed('pages.json'))

/** Whether a page answers at this path: a route of its own, or a content page that exists. */
function hasPage(slug: string): boolean {
  const match = matchRoute(routes, slug.replace(/[?#].*/, ''))
  if (!match) return false
  const content = match.route.contentSlug?.(match.params)
  return content === undefined || contentSlugs.includes(content)
}

/** The entries of the specification (*Menu*), by id. */
const specified = [
  ...[
    'register',
    'home',
    'news',
    'campaign',
    'slot-machines',
    'live-casino',
    'board-games',
    'my-favorites',
    'about',
    'contact',
    'my-account',
  ],
  ...['jackpots', 'profile', 'overview', 'deposit', 'gamification', 'transactions', 'withdraw', 'limitations', 'logout'],
]
/** The texts of the specification's catalogue. */
const texts = [
  ...['my_account', 'campaigns', 'overview', 'home', 'withdraw', 'limitations', 'slot_machines', 'my_favorites', 'profile', 'contact'],
  ...['register', 'board_games', 'transactions', 'about', 'logout', 'live_casino', 'deposit', 'news', 'jackpots', 'new_games', 'best_game'],
  ...['all_games', 'live_roulette', 'live_blackjack', 'other_live_games', 'roulette', 'blackjack', 'video_poker', 'popular_games'],
  'all_live_casino',
]

describe('the menu of the seed', () => {
  it('has every entry of the specification', () => {
    expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(specified))
  })

  it('uses each of the 30 texts of the catalogue', () => {
    expect(texts).toHaveLength(30)
    expect(Object.keys(textCatalogue.menu)).toEqual(expect.arrayContaining(texts))
    expect(entries.map(({ text }) => text)).toEqual(expect.arrayContaining(texts.map((key) => `menu.${key}`)))
  })

  it.each(entries.filter(({ slug }) => slug))('shows $id exactly when its page exists', ({ slug, active = true }) => {
    expect(active).toBe(hasPage(slug))
  })
})
