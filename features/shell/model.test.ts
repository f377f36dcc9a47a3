import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountEntries } from '../content/accountEntries.ts'
import { menuItemSchema } from '../content/entities/layout.ts'
import {
  currentTab,
  hiddenSizes,
  isCurrentPath,
  menuBarItems,
  msUntilNextSecond,
  serverTimeAt,
  visibleMenu,
  visibleZoneParts,
} from './model.ts'

const entry = (id: string, more: object = {}) => menuItemSchema.parse({ id, text: 'menu.home', slug: `/${id}`, ...more })
const menu = [
  entry('register'),
  entry('slots', { child: [entry('new'), entry('favourites', { authRequired: true })] }),
  entry('phone-only', { showOnDevice: { lg: false, xl: false, xxl: false } }),
  entry('account', { slug: '', child: [entry('overview', { authRequired: true })] }),
]
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('hiddenSizes', () => {
  it('names the screen sizes that do not show an item', () => {
    expect(hiddenSizes(entry('a', { showOnDevice: { xs: true, md: false, xxl: false } }))).toEqual(['md', 'xxl'])
    expect(hiddenSizes(entry('b'))).toEqual([])
  })
})

describe('accountEntries', () => {
  it('are the children of the account item, none without it', () => {
    expect(accountEntries([entry('my-account', { slug: '', child: [entry('overview'), entry('logout')] })]).map(({ id }) => id)).toEqual([
      'overview',
      'logout',
    ])
    expect(accountEntries([entry('slots')])).toEqual([])
  })
})

describe('visibleMenu', () => {
  it('hides items that require login, and groups without visible children, from a guest', () => {
    const seen = visibleMenu(menu, { loggedIn: false, size: 'xs' })
    expect(ids(seen)).toEqual(['register', 'slots', 'phone-only'])
    expect(ids(seen[1]?.child ?? [])).toEqual(['new'])
  })

  it('hides registration from a player', () => {
    const seen = visibleMenu(menu, { loggedIn: true, size: 'xs' })
    expect(ids(seen)).toEqual(['slots', 'phone-only', 'account'])
    expect(ids(seen[0]?.child ?? [])).toEqual(['new', 'favourites'])
  })

  it('hides items that are not for the screen size, once it is known', () => {
    expect(ids(visibleMenu(menu, { loggedIn: false, size: 'lg' }))).not.toContain('phone-only')
    expect(ids(visibleMenu(menu, { loggedIn: false, size: null }))).toContain('phone-only')
  })
})

describe('menuBarItems', () => {
  it('are the first eight of the menu where the layout names none', () => {
    const entries = Array.from({ length: 9 }, (_, index) => entry(`entry-${index}`))
    expect(ids(menuBarItems(entries, []))).toEqual(ids(entries.slice(0, 8)))
  })
  it('follows the order of the layout and skips ids missing from the menu', () => {
    expect(ids(menuBarItems(menu, ['phone-only', 'gone', 'account', 'slots']))).toEqual(['phone-only', 'slots'])
  })
})

describe('isCurrentPath', () => {
  it.each([
    ['/', '/', true],
    ['/', '/jackpots', false],
    ['/spilleautomater', '/spilleautomater/nye-spil', true],
    ['/spilleautomater', '/spilleautomaterne', false],
    ['/?logout=true', '/', false],
    ['/spilleautomater/alle-spil#liste', '/spilleautomater/alle-spil', true],
    ['', '/', false],
  ])('%s at %s: %s', (slug, path, expected) => {
    expect(isCurrentPath(slug, path)).toBe(expected)
  })
})

describe('currentTab', () => {
  const slugs = ['/', '/live-casino', '/min-konto/oversigt']
  it.each([
    ['/', '/'],
    ['/live-casino/borde', '/live-casino'],
    ['/min-konto/oversigt', '/min-konto/oversigt'],
    ['/min-konto/transaktioner', '/min-konto/oversigt'],
    ['/kampagner', undefined],
  ])('of %s is %s', (path, tab) => {
    expect(currentTab(slugs, path)).toBe(tab)
  })
  it('is the tab of an account page that has its own', () => {
    expect(currentTab([...slugs, '/min-konto/overfoer'], '/min-konto/overfoer')).toBe('/min-konto/overfoer')
  })
})

describe('visibleZoneParts', () => {
  const zone = ['welcome', 'credit', 'topUp', 'login', 'register'] as const
  it('shows login and registration to a guest, and the balance to a player', () => {
    expect(visibleZoneParts(zone, { loggedIn: false, paused: false, loginFirst: true })).toEqual(['login', 'register'])
    expect(visibleZoneParts(zone, { loggedIn: true, paused: false, loginFirst: true })).toEqual(['welcome', 'credit', 'topUp'])
  })

  it('shows no top-up to a paused player', () => {
    expect(visibleZoneParts(zone, { loggedIn: true, paused: true, loginFirst: true })).toEqual(['welcome', 'credit'])
  })

  it('orders login and register by the setting, in any position', () => {
    expect(visibleZoneParts(['register', 'logo', 'login'], { loggedIn: false, paused: false, loginFirst: true })).toEqual([
      'login',
      'logo',
      'register',
    ])
    expect(visibleZoneParts(['login', 'register'], { loggedIn: false, paused: false, loginFirst: false })).toEqual(['register', 'login'])
  })
})

describe('the server clock', () => {
  const time = fc.integer({ min: 0, max: 4e12 })
  const reading = fc.double({ min: 0, max: 1e9, noNaN: true })

  it('advances with the monotonic clock and never goes back', () => {
    fc.assert(
      fc.property(time, reading, reading, (serverMs, at, later) => {
        const anchor = { serverMs, monotonicMs: at }
        const shown = serverTimeAt(anchor, later)
        expect(shown).toBeGreaterThanOrEqual(serverMs)
        if (later >= at) expect(Math.abs(shown - serverMs - (later - at))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('ticks on the full second', () => {
    fc.assert(
      fc.property(time, (serverMs) => {
        const wait = msUntilNextSecond(serverMs)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(1000)
        expect((serverMs + wait) % 1000).toBe(0)
      }),
    )
  })
})
