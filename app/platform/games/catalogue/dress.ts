import type { PosterDesign } from '../art/poster.ts'
import { randomFrom } from '../art/random.ts'
import { type Studio, studios } from '../art/studios.ts'
import { affinity } from './affinity.ts'
import type { GameEntry } from './entry.ts'
import { orders } from './order.ts'
import type { SlotDraft } from './slots.ts'
import type { TableDraft } from './tables.ts'

type Draft = SlotDraft | TableDraft

/**
 * Assigns palette and background to every game so that no two neighbours share both in any display order of rails and lists:
 * each game gets the first pair of its seeded order that is not assigned to a neighbour. Throws if no pair is left.
 */
export function dress(drafts: readonly Draft[]): GameEntry[] {
  const neighbours = neighboursOf(drafts)
  const worn = new Map<string, string>()
  return drafts.map(({ draft, provider, emblem }) => {
    const taken = new Set([...(neighbours.get(draft.id) ?? [])].map((id) => worn.get(id)))
    const pair = pairsOf(studios[provider], draft.id, affinity[emblem]).find(
      ({ palette, background }) => !taken.has(`${palette} ${background}`),
    )
    if (!pair) throw new Error(`every palette and background of ${provider} is assigned to a neighbour of ${draft.id}`)
    worn.set(draft.id, `${pair.palette} ${pair.background}`)
    return { ...draft, design: { seed: draft.id, name: draft.name, provider, emblem, ...pair } }
  })
}

function pairsOf(studio: Studio, seed: string, liked: readonly string[] | undefined): Pick<PosterDesign, 'palette' | 'background'>[] {
  const random = randomFrom(`look:${seed}`)
  return studio.palettes
    .flatMap((palette) =>
      studio.backgrounds.map((background) => ({ palette, background, at: random() + (!liked || liked.includes(palette) ? 0 : 1) })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ palette, background }) => ({ palette, background }))
}

function neighboursOf(drafts: readonly Draft[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>(drafts.map(({ draft }) => [draft.id, new Set()]))
  const games = drafts.map(({ draft }) => draft)
  for (const list of orders(games))
    list.forEach((game, i) => {
      const next = list[i + 1]
      if (!next) return
      found.get(game.id)?.add(next.id)
      found.get(next.id)?.add(game.id)
    })
  return found
}
