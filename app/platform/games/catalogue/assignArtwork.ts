import type { PosterDesign } from '../art/poster.ts'
import { seededRandom } from '../art/random.ts'
import { type Studio, studios } from '../art/studios.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { preferredPalettes } from './preferredPalettes.ts'
import type { SlotDraft } from './slots.ts'
import { displayOrders } from './sortGames.ts'
import type { TableDraft } from './tables.ts'

type GameDraft = SlotDraft | TableDraft

/**
 * Assigns palette and background to every game so that no two neighbours share both in any display order of rails and lists:
 * each game gets the first pair of its seeded order that is not assigned to a neighbour. Throws if no pair is left.
 */
export function assignArtwork(drafts: readonly GameDraft[]): CatalogueGame[] {
  const neighbours = findNeighbours(drafts)
  const assigned = new Map<string, string>()
  return drafts.map(({ game, provider, emblem }) => {
    const taken = new Set([...(neighbours.get(game.id) ?? [])].map((id) => assigned.get(id)))
    const pair = artworkCandidates(studios[provider], game.id, preferredPalettes[emblem]).find(
      ({ palette, background }) => !taken.has(`${palette} ${background}`),
    )
    if (!pair) throw new Error(`every palette and background of ${provider} is assigned to a neighbour of ${game.id}`)
    assigned.set(game.id, `${pair.palette} ${pair.background}`)
    return { ...game, design: { seed: game.id, name: game.name, provider, emblem, ...pair } }
  })
}

function artworkCandidates(
  studio: Studio,
  seed: string,
  preferred: readonly string[] | undefined,
): Pick<PosterDesign, 'palette' | 'background'>[] {
  const random = seededRandom(`look:${seed}`)
  return studio.palettes
    .flatMap((palette) =>
      studio.backgrounds.map((background) => ({ palette, background, at: random() + (!preferred || preferred.includes(palette) ? 0 : 1) })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ palette, background }) => ({ palette, background }))
}

function findNeighbours(drafts: readonly GameDraft[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>(drafts.map(({ game }) => [game.id, new Set()]))
  const games = drafts.map(({ game }) => game)
  for (const list of displayOrders(games))
    list.forEach((game, i) => {
      const next = list[i + 1]
      if (!next) return
      found.get(game.id)?.add(next.id)
      found.get(next.id)?.add(game.id)
    })
  return found
}
