import { systemConfigKeys, systemConfigValues } from '@casino/features/content/systemConfig'
import { expect, test } from 'vitest'
import { isCalm, isMeasured, serverRouteOf } from '../routeTypes.ts'
import { routes } from './index.ts'
import { sharedConfig } from './shared.ts'

const configOfRoutes = routes.flatMap((route) => serverRouteOf(route).config ?? [])

test('a value is documented as read by pages exactly when a route carries it', () => {
  const carried = new Set([...sharedConfig, ...configOfRoutes])
  const documented = systemConfigKeys.filter((key) => systemConfigValues[key].readers.includes('page'))
  expect([...carried].sort()).toEqual([...documented].sort())
})

test('no route names a value that every page carries, or one twice', () => {
  for (const route of routes) {
    const { config = [] } = serverRouteOf(route)
    const all = [...sharedConfig, ...config]
    expect(new Set(all).size, route.name).toBe(all.length)
  }
})

test('money, games and pages that another site returns to have no wallpaper', () => {
  const hidden = routes.filter(({ wallpaper }) => wallpaper === 'hidden').map(({ name }) => name)
  expect(hidden).toEqual(
    routes.filter(({ name, header }) => header === 'hidden' || /^min-konto|-gameById$/.test(name)).map(({ name }) => name),
  )
  expect(hidden).toEqual(expect.arrayContaining(['loginsuccess', 'extpayment', 'min-konto-overfoer', 'spilleautomater-playType-gameById']))
})

test('the contact form may be measured, and asks nothing that can wait', () => {
  const notAsking = routes.filter((route) => isMeasured(route, {}) && !isCalm(route, {})).map(({ name }) => name)
  expect(notAsking).toEqual(['kontaktos'])
})
