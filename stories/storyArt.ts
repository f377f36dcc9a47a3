import { readFileSync } from 'node:fs'
import { brandArtwork } from '../app/games/art/brandArtwork.ts'
import { drawArtwork } from '../app/games/art/routes.ts'
import { campaignDesigns, newsDesigns } from '../app/games/art/storyDesigns.ts'
import type { CatalogueGame } from '../app/games/catalogue/catalogueGame.ts'
import { queryGames } from '../app/games/catalogue/queryGames.ts'
import { toGame } from '../app/games/toGame.ts'
import landing from '../app/platform/seed/landing.json' with { type: 'json' }
import { withSeedFigures } from './support/seedFigures.ts'

interface SeedBlock {
  type: string
  shape?: string
  image?: object
  limit?: number
  source?: { kind: 'slot' | 'table' | 'live'; sort: 'new' | 'popular' }
}
const perRail = 6

/** Files of the stories' artwork by their path in this folder: images drawn by the platform's generator, and the lobby fixture that uses them. */
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

  const seed: { title: string; blocks: readonly SeedBlock[] } = JSON.parse(
    withSeedFigures(readFileSync(new URL('../app/platform/seed/home.json', import.meta.url), 'utf8')),
  )
  /** The welcome image of every brand. */
  const heroImages = seed.blocks.find(({ type }) => type === 'hero')?.image
  /** The first rails of the seed, with fewer games each, to keep Storybook small. */
  const blocks = seed.blocks.slice(0, 8).map(({ source, limit, ...block }) => {
    if (block.type === 'hero') return { ...block, image: heroImages }
    if (block.type === 'jackpots') {
      const games = queryGames({ sort: 'popular', category: 'jackpot' }).slice(0, limit)
      return { ...block, games: games.map((game) => toTileGame(game, true)) }
    }
    const games = source ? queryGames(source).slice(0, perRail) : []
    return { ...block, games: games.map((game) => toTileGame(game, block.shape === 'wide')) }
  })

  // the search shows every game by its wide image
  for (const game of blocks.flatMap((block) => ('games' in block ? block.games : [])))
    if (game.kind === 'slot') drawImage('games', `${game.id}-wide`)

  return new Map([
    ...[...artworks].map(([name, svg]) => [`public/art/${name}.svg`, svg] as const),
    ['support/home.json', `${JSON.stringify({ name: 'home', title: seed.title, blocks }, null, 2)}\n`],
  ])
}
