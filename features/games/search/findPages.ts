import { foldAccents } from '../../format/foldAccents.ts'

/** What a page is found by. */
interface Findable {
  title: string
  text: string
  keywords?: string | undefined
}

/** Pages whose title, text or keywords have, for each term of the search, a word that begins with it; those with all terms in the title first. */
export function findPages<T extends Findable>(pages: readonly T[], search: string): T[] {
  const terms = wordsOf(search)
  if (terms.length === 0) return []
  const has = (text: string) => {
    const words = wordsOf(text)
    return terms.every((term) => words.some((word) => word.startsWith(term)))
  }
  const titled = pages.filter(({ title }) => has(title))
  return [...titled, ...pages.filter((page) => !titled.includes(page) && has(`${page.title} ${page.text} ${page.keywords ?? ''}`))]
}

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
