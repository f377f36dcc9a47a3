import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuHref } from '../navigation/paths.ts'
import { newsHref, newsListInput, parseNewsSearch, toNewsSearch } from './model.ts'

it.each([
  ['', { page: 1, pageSize: 10 }],
  ['side=2', { page: 2, pageSize: 10 }],
  ['antal=26', { page: 1, pageSize: 26 }],
  ['antal=26&side=3&utm=x', { page: 3, pageSize: 26 }],
  ['side=0', { page: 1, pageSize: 10 }],
  ['side=1.5', { page: 1, pageSize: 10 }],
  ['side=1001', { page: 1, pageSize: 10 }],
  ['antal=5000', { page: 1, pageSize: 10 }],
])('the query "%s" is read as %o', (search, query) => {
  expect(parseNewsSearch(search)).toEqual(query)
})

it('a query is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(10, 26), (page, pageSize) => {
      expect(parseNewsSearch(toNewsSearch({ page, pageSize }))).toEqual({ page, pageSize })
    }),
  )
})

it('the first page has the address of the list', () => {
  expect(newsHref({ page: 1, pageSize: 10 })).toBe('/nyheder')
  expect(newsHref({ page: 2, pageSize: 26 })).toBe('/nyheder?antal=26&side=2')
})

it('asks for published articles of the list only', () => {
  expect(newsListInput({ page: 2, pageSize: 10 }).body).toEqual({ PageSize: 10, CurrentPage: 2, showArticleInNewsList: true, status: true })
})

it('the menu leads to page 1 with 26 articles on the news themselves, and to the list from elsewhere', () => {
  expect(parseNewsSearch(menuHref('/nyheder', '/nyheder').split('?')[1] ?? '')).toEqual({ page: 1, pageSize: 26 })
  expect(menuHref('/nyheder', '/')).toBe('/nyheder')
  expect(menuHref('/nyheder', '/nyheder/en-nyhed')).toBe('/nyheder')
  expect(menuHref('/jackpots', '/nyheder')).toBe('/jackpots')
})
