import { interpolate } from '../../interpolate.ts'
import { familyOf, isMotif, type MotifName } from '../art/emblems/index.ts'
import { pickRandom, seededRandom } from '../art/random.ts'
import { scatterSymbol, wildSymbol } from '../engines/slotModel.ts'
import { nouns } from './nouns.ts'
import { slotSymbols } from './slotSymbols.ts'
import { jackpotText, settingTexts, specialSymbolTexts, symbolTexts, volatilityTexts } from './slotTexts.ts'

interface DescribedSlot {
  id: string
  name: string
  emblem: MotifName
  lines: number
  volatility: 'low' | 'medium' | 'high'
  hasJackpot: boolean
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('da') + text.slice(1)

/** Danish description of a slot from its own facts: setting, symbols, wild and scatter, lines, volatility, jackpot. Deterministic. */
export function describeSlot({ id, name, emblem, lines, volatility, hasJackpot }: DescribedSlot): string {
  const random = seededRandom(`scene:${id}`)
  const symbols = slotSymbols(emblem, id).map((symbol) => {
    if (!isMotif(symbol)) throw new RangeError(`${symbol} has no noun`)
    return nouns[symbol]
  })
  const definite = (symbol: number) => symbols[symbol]?.definite ?? ''
  const plural = (symbol: number) => symbols[symbol]?.plural ?? ''
  const values = {
    name,
    lines: String(lines),
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
    pickRandom(specialSymbolTexts, random),
    pickRandom(volatilityTexts[volatility], random),
    ...(hasJackpot ? [jackpotText] : []),
  ]
    .map((text) => interpolate(text, values))
    .join(' ')
}
