import { readFileSync } from 'node:fs'
import { brandArtwork } from '../app/games/art/brandArtwork.ts'
import { drawArtwork } from '../app/games/art/routes.ts'
import { campaignDesigns, newsDesigns } from '../app/games/art/storyDesigns.ts'
import type { CatalogueGame } from '../app/games/catalogue/catalogueGame.ts'
import { type GameQuery, queryGames } from '../app/games/catalogue/queryGames.ts'
import { toGame } from '../app/games/toGame.ts'
import landing from '../app/platform/seed/landing.json' with { type: 'json' }

interface SeedBlock {
  type: string
  shape?: string
  limit?: number
  source?: Pick<GameQuery, 'kind' | 'sort'>
}
const perRail = 6

/** Files of the stories' artwork by their path in this folder: images drawn by the platform's generator, and the games of the lobby fixture. */
export function drawStoryArt(): ReadonlyMap<string, string> {
  const artworks = new Map<string, string>()

  /** Draws an image into Storybook's static files and returns its path on the image proxy. Throws for an unknown name. */
  function drawImage(kind: 'games' | 'campaign' | 'popup' | 'brand' | 'news', name: string): string {
    const svg = drawArtwork(kind, name)
    if (!svg) throw new Error(`no artwork for ${kind}/${name}`)
    artworks.set(name, svg.replace('>', `><title>${name}</title>`))
    return `/img/${kind}/${name}`
  }

  for (const name of ['nordlysets-konge', 'soelvstimen', 'raevens-runer', 'midsommer']) drawImage('games', name)
  for (const name of ['den-gyldne-snemand-wide', 'roulette-koebenhavn-wide', 'europaeisk-roulette-wide']) drawImage('games', name)
  for (const name of ['velkomst-nordlys', 'velkomst-strand', 'standard', 'havn-strand']) drawImage('campaign', name)
  drawImage('popup', 'film-om-graenser')
  for (const name of Object.keys(newsDesigns)) drawImage('news', name)
  for (const name of Object.keys(campaignDesigns)) drawImage('campaign', name)
  for (const { image } of landing) drawImage('campaign', image)
  for (const name of Object.keys(brandArtwork)) drawImage('brand', name)

  /** A game as a tile shows it. */
  function toTileGame(game: CatalogueGame, wide: boolean) {
    const image = wide ? drawImage('games', `${game.id}-wide`) : drawImage('games', game.id)
    return { ...toGame(game, new Map()), image }
  }

  const seed: { blocks: readonly SeedBlock[] } = JSON.parse(
    readFileSync(new URL('../app/platform/seed/home.json', import.meta.url), 'utf8'),
  )
  /** The games of the seed's first blocks, few of each rail, to keep Storybook small. */
  const rails = seed.blocks.slice(0, 8).map(({ type, source, limit, shape }) => {
    const isJackpots = type === 'jackpots'
    const query = isJackpots ? ({ sort: 'popular', category: 'jackpot' } as const) : source
    const games = query ? queryGames(query).slice(0, isJackpots ? limit : perRail) : []
    return games.map((game) => toTileGame(game, isJackpots || shape === 'wide'))
  })

  // the search shows every game by its wide image
  for (const game of rails.flat()) if (game.kind === 'slot') drawImage('games', `${game.id}-wide`)

  return new Map([
    ...[...artworks].map(([name, svg]) => [`public/art/${name}.svg`, svg] as const),
    ['support/lobbyGames.json', `${JSON.stringify(rails, null, 2)}\n`],
  ])
}
