import { foldAccents } from '@casino/features/format/foldAccents'
import type { CatalogueGame } from './catalogueGame.ts'
import { spellingDistance } from './spellingDistance.ts'

interface SearchTexts {
  /** Name and provider, folded, with a space before each word. */
  text: string
  /** The words of both as written, each once. */
  words: readonly SearchWord[]
}
/** A word as it is written and folded, one object for all games. */
type SearchWord = Readonly<Record<'written' | 'folded', Spelling>>
interface Spelling {
  text: string
  letters: number
}
const spellingOf = (text: string): Spelling => ({ text, letters: lettersOf(text) })
const searchWords = new Map<string, SearchWord>()
const searchTexts = new WeakMap<CatalogueGame, SearchTexts>()

/**
 * The games that a search finds, in the given order. Every term must be the prefix of a word of the name or provider; terms of three
 * letters or more also match inside a word. Where no game matches so, the games with the fewest misspelt letters are found: a typo
 * never mixes guesses with what was asked for.
 */
export function searchGames(games: readonly CatalogueGame[], search: string): CatalogueGame[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  const folded = terms.map(foldAccents)
  const matches = games.filter((game) => folded.every((term) => matchesTerm(textsOf(game).text, term)))
  return matches.length > 0 ? matches : nearestGames(games, terms)
}

function nearestGames(games: readonly CatalogueGame[], terms: readonly string[]): CatalogueGame[] {
  const distanceOf = misspeltLetters(terms)
  const found = games.map((game) => ({ game, distance: distanceOf(textsOf(game)) }))
  const least = Math.min(...found.map(({ distance }) => distance))
  return found.filter(({ distance }) => distance < Infinity && distance === least).map(({ game }) => game)
}

/** Misspelt letters of all terms in a game's words; Infinity where a term is too far from every word. Words recur: each is compared once. */
function misspeltLetters(terms: readonly string[]): (texts: SearchTexts) => number {
  const compared = terms.map((term) => ({
    written: spellingOf(term),
    folded: spellingOf(foldAccents(term)),
    known: new Map<SearchWord, number>(),
  }))
  return ({ text, words }) => {
    let sum = 0
    for (const term of compared) {
      if (sum === Infinity) break
      sum += matchesTerm(text, term.folded.text) ? 0 : Math.min(...words.map((word) => termDistance(term, word)))
    }
    return sum
  }
}

function termDistance({ written, folded, known }: SearchWord & { known: Map<SearchWord, number> }, word: SearchWord): number {
  const before = known.get(word)
  if (before !== undefined) return before
  // in both spellings: „mnter“ lacks one letter of mønter, „moentr“ one of moenter
  const distance = Math.min(misspelling(written, word.written), misspelling(folded, word.folded))
  known.set(word, distance)
  return distance
}

/** Each letter of the term that the word lacks is a typo: most words need no further comparison. */
function misspelling({ text, letters }: Spelling, word: Spelling): number {
  const max = allowedTypos(text)
  return countBits(letters & ~word.letters) > max ? Infinity : spellingDistance(text, word.text, max, text.length >= lengthOfParts)
}

/** The letters of a text as bits: a to z have one each, all others share six. */
function lettersOf(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** From this length on, a misspelt term is also compared with the parts of a word: „roulete“ finds Lynroulette. */
const lengthOfParts = 6

/** Typos that a term may have: in a short one every typo is another word. */
const allowedTypos = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

function textsOf(game: CatalogueGame): SearchTexts {
  const known = searchTexts.get(game)
  if (known) return known
  const text = ` ${game.name} ${game.design.provider}`.toLowerCase()
  const words = [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))].map((word) => {
    const indexed = searchWords.get(word) ?? { written: spellingOf(word), folded: spellingOf(foldAccents(word)) }
    searchWords.set(word, indexed)
    return indexed
  })
  const made = { text: foldAccents(text), words }
  searchTexts.set(game, made)
  return made
}

const matchesTerm = (text: string, term: string): boolean => text.includes(` ${term}`) || (term.length >= 3 && text.includes(term))
