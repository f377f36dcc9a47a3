import { type EmblemName, emblemFamilies, familyOf, isMotif, type MotifName } from '../art/emblems/index.ts'
import { seededRandom } from '../art/random.ts'
import { scatterSymbol, wildSymbol } from '../engines/slots/slotModel.ts'

/** Emblems of a slot's nine symbols, by symbol number. The game's emblem is symbol 0, followed by others of its family. */
export function slotSymbols(emblem: EmblemName, seed: string): EmblemName[] {
  if (!isMotif(emblem)) throw new RangeError(`${emblem} is not a slot motif`)
  const motif = emblem
  const wildEmblem: MotifName = motif === 'crown' ? 'gem' : 'crown'
  const scatterEmblem: MotifName = motif === 'star' ? 'sun' : 'star'
  const random = seededRandom(`symbols:${seed}`)
  const family = Object.keys(emblemFamilies[familyOf(motif)]) as MotifName[] // keys of the family record
  const others = family
    .filter((name) => name !== motif && name !== wildEmblem && name !== scatterEmblem)
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  const symbols: EmblemName[] = [motif, ...others].slice(0, wildSymbol)
  symbols[wildSymbol] = wildEmblem
  symbols[scatterSymbol] = scatterEmblem
  return symbols
}
