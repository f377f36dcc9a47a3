import { interpolate } from '@casino/shared/interpolate'
import { familyOf, isMotif, type MotifName } from '../art/emblems/index.ts'
import { pickRandom, seededRandom } from '../art/random.ts'
import { type SlotModel, scatterSymbol, wildSymbol } from '../engines/slots/slotModel.ts'
import { nouns } from './nouns.ts'
import { slotSymbols } from './slotSymbols.ts'
import { jackpotText, modelTexts, scatterTexts, settingTexts, symbolTexts, volatilityTexts, wildTexts } from './slotTexts.ts'

interface DescribedSlot {
  id: string
  name: string
  emblem: MotifName
  model: SlotModel
  hasJackpot: boolean
}

const hasScatters = (model: SlotModel): boolean => 'scatter' in model && model.scatter !== null

function throwMissing(id: string): never {
  throw new Error(`no text describes the slot model ${id}`)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Danish description of a slot from its own facts: setting, symbols, wild and scatter, how it plays, volatility, jackpot. Deterministic. */
export function describeSlot({ id, name, emblem, model, hasJackpot }: DescribedSlot): string {
  const random = seededRandom(`scene:${id}`)
  const symbols = slotSymbols(emblem, id).map((symbol) => {
    if (!isMotif(symbol)) throw new RangeError(`${symbol} has no noun`)
    return nouns[symbol]
  })
  const definite = (symbol: number) => symbols[symbol]?.definite ?? ''
  const plural = (symbol: number) => symbols[symbol]?.plural ?? ''
  const values = {
    name,
    the: definite(0),
    motifs: plural(0),
    first: plural(1),
    second: plural(2),
    third: plural(3),
    wild: definite(wildSymbol),
    Wild: capital(definite(wildSymbol)),
    scatter: definite(scatterSymbol),
  }
  return [
    pickRandom(settingTexts[familyOf(emblem)], random),
    pickRandom(symbolTexts, random),
    pickRandom(hasScatters(model) ? scatterTexts : wildTexts, random),
    pickRandom(modelTexts[model.id] ?? throwMissing(model.id), random),
    pickRandom(volatilityTexts[model.volatility], random),
    ...(hasJackpot ? [jackpotText] : []),
  ]
    .map((text) => interpolate(text, values))
    .join(' ')
}
