import { familyOf, type MotifName, motifNames } from '../art/emblems/index.ts'
import { pickRandom, type RandomSource, seededRandom } from '../art/random.ts'
import { compoundPrefixes, definiteAdjectives, numerals, placePhrases, pluralAdjectives, possessedNouns } from './nameParts.ts'
import { nouns } from './nouns.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Danish genitive: an apostrophe where the word ends in an s-sound. */
const genitive = (text: string): string => (/[sxz]$/.test(text) ? `${text}’` : `${text}s`)

/** A random name for a motif. */
function generateName(emblem: MotifName, random: RandomSource): string {
  const noun = nouns[emblem]
  const family = familyOf(emblem)
  const the = capital(noun.definite)
  const patterns = [
    () => `${genitive(the)} ${pickRandom(possessedNouns[family], random)}`,
    () => `${genitive(the)} ${pickRandom(possessedNouns[family], random)}`,
    () => `${capital(noun.article)} ${pickRandom(definiteAdjectives[family], random)} ${capital(noun.indefinite)}`,
    () => `${the} ${pickRandom(placePhrases[family], random)}`,
    () => `${pickRandom(compoundPrefixes, random)}${noun.definite}`,
    () => `${pickRandom(numerals, random)} ${capital(noun.plural)}`,
    () => `${pickRandom(pluralAdjectives, random)} ${capital(noun.plural)}`,
  ]
  return pickRandom(patterns, random)()
}

/** Rejected names: ungrammatical or repetitive, e.g. `Solen i Solskin`, `Den Lille Mønter`. */
const rejectedName =
  /^(Nat|Måne|Sommer|Vinter)(måne|sol|stjerne|sommer|snefnug|snemand)|Månen i Måne|Solen i Sol|Hundrede (Sole|Måner)|(To|Tre|Fire|Fem|Seks|Ni|Ti|Tyve|Hundrede) (Sole|Måner|Syvtal)|^Sølv(sølv|penge)|Små Hval|Store Bier|^Guldguld/

const isRejected = (name: string): boolean => rejectedName.test(name) || (name.includes('Snefnug') && name.includes(' i Sne'))

/** Generates `count` unique names that are not in `taken`, with the motifs distributed evenly. Throws if the word lists are exhausted. */
export function generateNames(count: number, taken: ReadonlySet<string>): { name: string; emblem: MotifName }[] {
  const random = seededRandom('names')
  const used = new Set(taken)
  const made: { name: string; emblem: MotifName }[] = []
  for (let round = 0; made.length < count; round++) {
    if (round > 200) throw new Error('the word lists are exhausted')
    for (const emblem of shuffled(motifNames, random)) {
      const name = generateName(emblem, random)
      if (used.has(name) || name.length > 24 || isRejected(name)) continue
      used.add(name)
      made.push({ name, emblem })
      if (made.length === count) break
    }
  }
  return made
}

function shuffled<T>(list: readonly T[], random: RandomSource): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
