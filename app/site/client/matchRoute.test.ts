import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRoute } from './matchRoute.ts'
import { routes } from './routes/index.ts'

const nameOf = (path: string) => matchRoute(routes, path)?.route.name

test.each([
  ['/', 'index'],
  ['/log-ind', 'log-ind'],
  ['/registrer', 'registrer'],
  ['/loginsuccess', 'loginsuccess'],
  ['/extpayment', 'extpayment'],
  ['/MobilePay', 'MobilePay'],
  ['/min-konto/bekraeft', 'min-konto-bekraeft'],
  ['/konto-lukket', 'konto-lukket'],
  ['/unsubscribe', 'unsubscribe'],
  ['/unsubscribesms', 'unsubscribesms'],
  ['/unsubscribebrand', 'unsubscribebrand'],
  ['/min-konto/overfoer', 'min-konto-overfoer'],
  ['/min-konto/transaktioner', 'min-konto-transaktioner'],
  ['/min-konto/begraensninger', 'min-konto-begraensninger'],
  ['/min-konto/oversigt', 'min-konto-oversigt'],
  ['/spilleautomater', 'spilleautomater'],
  ['/spilleautomater/nye-spil', 'spilleautomater-nye-spil'],
  ['/spilleautomater/alle-spil', 'spilleautomater-alle-spil'],
  ['/spilleautomater/bedste-spil', 'spilleautomater-bedste-spil'],
  ['/live-casino', 'live-casino'],
  ['/bordspil', 'bordspil'],
  ['/bordspil/roulette', 'bordspil-roulette'],
  ['/bordspil/blackjack', 'bordspil-blackjack'],
  ['/bordspil/video-poker', 'bordspil-video-poker'],
  ['/live/live-casino', 'live-live-casino'],
  ['/live/live-roulette', 'live-live-roulette'],
  ['/live/live-blackjack', 'live-live-blackjack'],
  ['/live/andre-live-spil', 'live-andre-live-spil'],
  ['/mobilspil/ravn', 'mobilspil-slugGames'],
  ['/mobil-live-casino/roulette-1', 'mobil-live-casino-slugGames'],
  ['/jackpots', 'jackpots'],
  ['/nyevindere', 'nyevindere'],
  ['/spilleautomater/spil-for-sjov/ravn', 'spilleautomater-playType-gameById'],
  ['/live-casino/spil-for-penge/roulette-1', 'live-casino-playType-gameById'],
  ['/contents/vilkaar', 'contents-slug'],
  ['/cookiepolitik', 'cookiepolitik'],
  ['/om/noget', 'slug'],
])('%s matches %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})

test('params are decoded, and only slugs match', () => {
  expect(matchRoute(routes, '/contents/v%C3%A6rd')?.params).toEqual({ slug: 'værd' })
  for (const path of [
    '/contents/..',
    '/contents/%2e%2e',
    '/contents/a%2Fb',
    '/contents/%',
    '/nyheder/50%',
    '/om/50%',
    '/wp-login.php',
    '/a/b.c',
  ])
    expect(matchRoute(routes, path)).toBeNull()
  expect(nameOf('/spilleautomater/spil-for-alt/x')).toBe('slug')
})

test('a needless escape is ignored', () => {
  expect(nameOf('/log%2Dind')).toBe('log-ind')
  expect(nameOf('/j%61ckpots')).toBe('jackpots')
  expect(nameOf('/%6Din-konto%2Foversigt')).not.toBe('min-konto-oversigt')
})

test('fixed segments match in any case, params keep theirs, and empty segments are ignored', () => {
  for (const path of ['/Min-Konto/OVERSIGT', '//min-konto//oversigt', '/min-konto/oversigt/'])
    expect(nameOf(path)).toBe('min-konto-oversigt')
  expect(matchRoute(routes, '/CONTENTS/Vilkaar')?.params).toEqual({ slug: 'Vilkaar' })
  expect(matchRoute(routes, '/om/V%C3%A6rd/')?.params).toEqual({ '*': 'om/Værd' })
  expect(nameOf('/spilleautomater/Spil-for-sjov/x')).toBe('slug')
})

test('params of any match contain only slug characters', () => {
  const fixed = fc.constantFrom('contents', 'spilleautomater', 'spil-for-sjov', 'v%C3%A6rd', '%2e%2e', '%2F', '%')
  const segment = fc.oneof(fixed, fc.string(), fc.string().map(encodeURIComponent)) // `webSegment` takes seconds to create
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const values = Object.values(matchRoute(routes, `/${segments.join('/')}`)?.params ?? {})
      return values.every((value) => /^[\p{L}\p{N}/-]+$/u.test(value))
    }),
  )
})

test('names are unique', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
})
