import { type EmblemFamily, familyOf, type MotifName } from '../art/emblems/index.ts'
import { seededRandom } from '../art/random.ts'
import type { SlotModel } from '../engines/slots/slotModel.ts'
import { slotModels } from '../engines/slots/slotModels.ts'

type ModelId = (typeof slotModels)[number]['id']

/** Models that suit a family of motifs: classic signs spin on three reels, gardens grow in clusters, sagas hide treasure. */
const preferredModels: Readonly<Record<EmblemFamily, readonly ModelId[]>> = {
  sea: ['veje-243', 'klynger', 'voksende-wild'],
  animals: ['gratis-spins', 'voksende-wild', 'hoeje-hjul'],
  garden: ['klynger', 'begge-veje', 'voksende-wild'],
  norse: ['hoeje-hjul', 'hold-fast', 'gratis-spins'],
  home: ['begge-veje', 'klynger', 'veje-243'],
  luck: ['tre-paa-stribe', 'hold-fast', 'begge-veje'],
}
const neighbours = 3

/**
 * A model for every slot, in the order of popularity. It often suits the motif, and it differs from the three slots before and from the
 * last slot of its family. Deterministic.
 */
export function assignModels(slots: readonly { name: string; emblem: MotifName }[]): SlotModel[] {
  const assigned: SlotModel[] = []
  const lastOfFamily = new Map<EmblemFamily, SlotModel>()
  for (const { name, emblem } of slots) {
    const family = familyOf(emblem)
    const taken = [...assigned.slice(-neighbours), lastOfFamily.get(family)]
    const random = seededRandom(`model:${name}`)
    const [best] = slotModels
      .map((model) => ({ model, at: random() * (preferredModels[family].includes(model.id) ? 0.5 : 1) }))
      .filter(({ model }) => !taken.includes(model))
      .sort((a, b) => a.at - b.at)
    if (!best) throw new Error(`every model is taken by a neighbour of ${name}`)
    assigned.push(best.model)
    lastOfFamily.set(family, best.model)
  }
  return assigned
}
