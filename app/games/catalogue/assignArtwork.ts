import { type CompositionName, compositionsFor } from '../art/compositions/index.ts'
import type { EmblemName } from '../art/emblems/index.ts'
import type { PaletteName } from '../art/palettes.ts'
import type { PosterDesign } from '../art/poster.ts'
import { seededRandom } from '../art/random.ts'
import { type Studio, studios } from '../art/studios.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { namedPalettes } from './namedPalettes.ts'
import { preferredPalettes } from './preferredPalettes.ts'
import type { SlotDraft } from './slots.ts'
import { displayOrders } from './sortGames.ts'
import type { TableDraft } from './tables.ts'

type GameDraft = SlotDraft | TableDraft

/**
 * Assigns composition, palette and background to every game: no two games share emblem and composition, and what a name calls a colour or
 * material has it. Palette and background are such that no two neighbours share both in any display order of rails and lists:
 * each game gets the first pair of its seeded order that is not assigned to a neighbour. Throws if no pair is left.
 */
export function assignArtwork(drafts: readonly GameDraft[]): CatalogueGame[] {
  const neighbours = findNeighbours(drafts)
  const assigned = new Map<string, string>()
  const nextComposition = compositionDealer()
  return drafts.map(({ game, provider, emblem }) => {
    const taken = new Set([...(neighbours.get(game.id) ?? [])].map((id) => assigned.get(id)))
    const pair = artworkCandidates(
      { ...studios[provider], palettes: namedPalettes(game.name) ?? studios[provider].palettes },
      game.id,
      preferredPalettes[emblem],
    ).find(({ palette, background }) => !taken.has(`${palette} ${background}`))
    if (!pair) throw new Error(`every palette and background of ${provider} is assigned to a neighbour of ${game.id}`)
    const composition = nextComposition(emblem, game.id)
    assigned.set(game.id, `${pair.palette} ${pair.background}`)
    return { ...game, design: { seed: game.id, name: game.name, provider, emblem, composition, ...pair } }
  })
}

function artworkCandidates(
  studio: Pick<Studio, 'backgrounds'> & { palettes: readonly PaletteName[] },
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

/** Deals every emblem its compositions, each once, in a seeded order. Throws if an emblem has more games than there are compositions. */
function compositionDealer(): (emblem: EmblemName, seed: string) => CompositionName {
  const dealt = new Map<EmblemName, Set<CompositionName>>()
  const uses = new Map<CompositionName, number>()
  return (emblem, seed) => {
    const taken = dealt.get(emblem) ?? new Set()
    const random = seededRandom(`composition:${seed}`)
    const [next] = compositionsFor(emblem)
      .filter((name) => !taken.has(name))
      // the least used first, so that a list shows all of them
      .map((name) => ({ name, at: (uses.get(name) ?? 0) + random() * 2 }))
      .sort((a, b) => a.at - b.at)
    if (!next) throw new Error(`no composition is left for the ${emblem} of ${seed}`)
    dealt.set(emblem, taken.add(next.name))
    uses.set(next.name, (uses.get(next.name) ?? 0) + 1)
    return next.name
  }
}
