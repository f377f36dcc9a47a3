import type { SlotModel } from './slotModel.ts'
import { slotModels } from './slotModels.ts'

/** The slot model with this id. Throws on an unknown id. */
export function findSlotModel(id: string): SlotModel {
  const model = slotModels.find((each) => each.id === id)
  if (!model) throw new Error(`no slot model ${id}`)
  return model
}
