import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findPages } from './findPages.ts'

const pages = [
  { title: 'Vilkår for velkomstbonus', text: 'Gennemspilles ti gange.' },
  { title: 'Ind- og udbetaling', text: 'Sæt ind med betalingskort uden gebyr.' },
  { title: 'Spil med omtanke', text: 'Sæt grænser.', keywords: 'ludomani spilleafhængig' },
  { title: 'Hent dit kontoudtog', text: 'Alle udbetalinger og indbetalinger.' },
]
const titlesOf = (search: string) => findPages(pages, search).map(({ title }) => title)

it('finds pages by the beginnings of their words, those with all of them in the title first', () => {
  expect(titlesOf('udbetal')).toEqual(['Ind- og udbetaling', 'Hent dit kontoudtog'])
  expect(titlesOf('VILKAAR')).toEqual(['Vilkår for velkomstbonus'])
  expect(titlesOf('hent indbetalinger')).toEqual(['Hent dit kontoudtog'])
  expect(titlesOf('bonus')).toEqual([])
})

it('finds a page by words that visitors use and its texts do not', () => {
  expect(titlesOf('ludoman')).toEqual(['Spil med omtanke'])
  expect(titlesOf('omtanke spilleafhængig')).toEqual(['Spil med omtanke'])
})

it('finds nothing without a word', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '-', '%', '"'), (search) => {
      expect(titlesOf(search)).toEqual([])
    }),
  )
})
