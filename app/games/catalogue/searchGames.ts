import { foldAccents } from '@casino/features/format/foldAccents'
import type { CatalogueGame } from './catalogueGame.ts'
import { spellingDistance } from './spellingDistance.ts'

interface SearchTexts {
  /** Name and provider, folded, with a space before each word. */
  text: string
  /** The words of both as written, each once. */
  words: readonly string[]
}
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
  const known = terms.map(() => new Map<string, number>())
  const folded = terms.map(foldAccents)
  return ({ text, words }) => {
    let sum = 0
    for (const [index, term] of terms.entries()) {
      if (sum === Infinity) break
      sum += matchesTerm(text, folded[index] ?? term) ? 0 : Math.min(...words.map((word) => termDistance(term, word, known[index])))
    }
    return sum
  }
}

function termDistance(term: string, word: string, known: Map<string, number> | undefined): number {
  const before = known?.get(word)
  if (before !== undefined) return before
  // in both spellings: „mnter“ lacks one letter of mønter, „moentr“ one of moenter
  const distance = Math.min(misspelling(term, word), misspelling(foldAccents(term), foldAccents(word)))
  known?.set(word, distance)
  return distance
}

const misspelling = (term: string, word: string): number => spellingDistance(term, word, allowedTypos(term), term.length >= lengthOfParts)

/** From this length on, a misspelt term is also compared with the parts of a word: „roulete“ finds Lynroulette. */
const lengthOfParts = 6

/** Typos that a term may have: in a short one every typo is another word. */
const allowedTypos = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

function textsOf(game: CatalogueGame): SearchTexts {
  const known = searchTexts.get(game)
  if (known) return known
  const text = ` ${game.name} ${game.design.provider}`.toLowerCase()
  const made = { text: foldAccents(text), words: [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))] }
  searchTexts.set(game, made)
  return made
}

const matchesTerm = (text: string, term: string): boolean => text.includes(` ${term}`) || (term.length >= 3 && text.includes(term))
