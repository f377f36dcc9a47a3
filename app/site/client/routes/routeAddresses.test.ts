import { expect, test } from 'vitest'
import visited from '../../../e2e/routes.json' with { type: 'json' }
import seo from '../../../platform/seed/seo.json' with { type: 'json' }
import { matchRoute } from '../matchRoute.ts'
import { routes } from './index.ts'

test('every route is opened by the end-to-end test of the routes', () => {
  const opened = new Set(visited.map(({ path }) => matchRoute(routes, new URL(path, 'https://casino.example').pathname)?.route.name))
  expect(routes.map(({ name }) => name).filter((name) => !opened.has(name))).toEqual([])
})

test('every page of the account has a title of its own', () => {
  const titled = new Set(Object.keys(seo.pages))
  const account = routes.filter(({ path }) => path.startsWith('/min-konto'))
  expect(account.map(({ path }) => path).filter((path) => !titled.has(path))).toEqual([])
})
