import { type EmblemName, emblemFamilies, familyOf, isMotif, type MotifName } from '../art/emblems/index.ts'
import { randomFrom } from '../art/random.ts'
import { scatter, wild } from '../engines/slot-model.ts'

/** Emblems of a slot's nine symbols, by symbol number. The game's emblem is symbol 0, followed by others of its family. */
export function symbolsOf(emblem: EmblemName, seed: string): EmblemName[] {
  if (!isMotif(emblem)) throw new RangeError(`${emblem} is not a slot motif`)
  const motif = emblem
  const wildDrawing: MotifName = motif === 'crown' ? 'gem' : 'crown'
  const scatterDrawing: MotifName = motif === 'star' ? 'sun' : 'star'
  const random = randomFrom(`symbols:${seed}`)
  const family = Object.keys(emblemFamilies[familyOf(motif)]) as MotifName[] // keys of the family record
  const others = family
    .filter((name) => name !== motif && name !== wildDrawing && name !== scatterDrawing)
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  const symbols: EmblemName[] = [motif, ...others].slice(0, wild)
  symbols[wild] = wildDrawing
  symbols[scatter] = scatterDrawing
  return symbols
}
