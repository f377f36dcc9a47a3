import { familyOf, type MotifName, motifNames } from '../art/emblems/index.ts'
import { pick, type Random, randomFrom } from '../art/random.ts'
import { nouns } from './nouns.ts'
import { numbers, places, plurals, possessions, prefixes, qualities } from './phrases.ts'

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('da') + text.slice(1)
/** Danish genitive: an apostrophe where the word ends in an s-sound. */
const genitive = (text: string): string => (/[sxz]$/.test(text) ? `${text}’` : `${text}s`)

/** A random name for a motif. */
function nameOf(emblem: MotifName, random: Random): string {
  const noun = nouns[emblem]
  const family = familyOf(emblem)
  const the = capital(noun.the)
  const patterns = [
    () => `${genitive(the)} ${pick(possessions[family], random)}`,
    () => `${genitive(the)} ${pick(possessions[family], random)}`,
    () => `${capital(noun.article)} ${pick(qualities[family], random)} ${capital(noun.one)}`,
    () => `${the} ${pick(places[family], random)}`,
    () => `${pick(prefixes, random)}${noun.the}`,
    () => `${pick(numbers, random)} ${capital(noun.many)}`,
    () => `${pick(plurals, random)} ${capital(noun.many)}`,
  ]
  return pick(patterns, random)()
}

/** Rejected names: ungrammatical or repetitive, e.g. `Solen i Solskin`, `Den Lille Mønter`. */
const clumsy =
  /^(Nat|Måne|Sommer|Vinter)(måne|sol|stjerne|sommer|snefnug|snemand)|Månen i Måne|Solen i Sol|Snefnug.* i Sne|Hundrede (Sole|Måner)|(To|Tre|Fire|Fem|Seks|Ni|Ti|Tyve|Hundrede) (Sole|Måner|Syvtal)|^Sølv(sølv|penge)|Små Hval|Store Bier|^Guldguld/

/** Generates `count` unique names that are not in `taken`, with the motifs distributed evenly. Throws if the word lists are exhausted. */
export function inventNames(count: number, taken: ReadonlySet<string>): { name: string; emblem: MotifName }[] {
  const random = randomFrom('names')
  const used = new Set(taken)
  const made: { name: string; emblem: MotifName }[] = []
  for (let round = 0; made.length < count; round++) {
    if (round > 200) throw new Error('the word lists are exhausted')
    for (const emblem of shuffled(motifNames, random)) {
      const name = nameOf(emblem, random)
      if (used.has(name) || name.length > 24 || clumsy.test(name)) continue
      used.add(name)
      made.push({ name, emblem })
      if (made.length === count) break
    }
  }
  return made
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
