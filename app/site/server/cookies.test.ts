import { expect, test } from 'vitest'
import { sessionCookies } from './calls/cookieCalls.ts'
import { type CookieName, cookieLifetimes, createCookieJar } from './cookies.ts'
import { type CookieSigner, createCookieSigner } from './security/cookieSigner.ts'

/** Leaves the values as they are, so that the tests read them. */
const plain: CookieSigner = { sign: (_, value) => value, verify: (_, value) => value }

/**
 * Every cookie: whose it is, its seconds, and what ends it earlier. A cookie of a player goes with the session, belongs to one visit to the
 * identity provider or to one payment, or names the player, so that it never applies to the next player of the browser.
 */
const cookieTable: Readonly<Record<CookieName, readonly [owner: 'player' | 'visitor', seconds: number, endedBy: string]>> = {
  session: ['player', 86_400, 'the end of the session'],
  userId: ['player', 86_400, 'the end of the session'],
  lastLogin: ['player', 86_400, 'the end of the session'],
  loggedInAt: ['player', 86_400, 'the end of the session'],
  transactionId: ['player', 600, 'the login'],
  loginLog: ['player', 3600, 'the login'],
  approvalCode: ['player', 600, 'its use'],
  handover: ['player', 600, 'the login'],
  depositLog: ['player', 300, 'nothing: the back end compares it with the session'],
  registration: ['player', 600, 'the registration'],
  contactDraft: ['player', 1200, 'its use; names the player'],
  closing: ['player', 600, 'nothing: the page that says goodbye'],
  responsibleGamingTime: ['player', 31_536_000, 'nothing: names the player'],
  notice: ['visitor', 60, 'the next page'],
  redirect: ['visitor', 600, 'the page that it leads to'],
  playerType: ['visitor', 604_800, 'the type of the next login; Guests without a login'],
  btag: ['visitor', 2_592_000, 'another tag'],
  btagprofile: ['visitor', 2_592_000, 'another tag'],
  enhancedCode: ['visitor', 2_592_000, 'another tag'],
  msclkid: ['visitor', 2_592_000, 'another tag'],
  landingPage: ['visitor', 2_592_000, 'another landing page'],
  consent: ['visitor', 31_536_000, 'another choice'],
  acceptNews: ['visitor', 31_536_000, 'another choice'],
  notificationShowTime: ['visitor', 31_536_000, 'nothing'],
  seenPopups: ['visitor', 31_536_000, 'nothing'],
  brand: ['visitor', 31_536_000, 'another choice'],
  contrast: ['visitor', 31_536_000, 'another choice'],
}

test('every cookie has an owner, a documented lifetime and an end', () => {
  expect(cookieLifetimes).toEqual(Object.fromEntries(Object.entries(cookieTable).map(([name, [, seconds]]) => [name, seconds])))
  const withSession = Object.entries(cookieTable).filter(([, [, , endedBy]]) => endedBy === 'the end of the session')
  expect(withSession.map(([name]) => name)).toEqual([...sessionCookies])
})

test('reads the cookies of the request and later changes', () => {
  const jar = createCookieJar('session=abc; brand=strand', false, plain)
  expect(jar.get('session')).toBe('abc')
  jar.set('session', 'new')
  expect(jar.get('session')).toBe('new')
  jar.clear('brand')
  expect(jar.get('brand')).toBeUndefined()
})

test('every cookie is httpOnly and SameSite=Lax, with the lifetime of the specification', () => {
  const jar = createCookieJar(undefined, false, plain)
  jar.set('session', 'abc')
  jar.set('transactionId', 't')
  expect(jar.setCookieHeaders()).toEqual([
    'session=abc; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
    'transactionId=t; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('over https cookies carry the __Host- prefix, and unprefixed ones are ignored', () => {
  const jar = createCookieJar('session=planted', true, plain)
  expect(jar.get('session')).toBeUndefined()
  jar.set('session', 'abc')
  expect(jar.setCookieHeaders()).toEqual(['__Host-session=abc; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax'])
})

test('the last change of a name wins', () => {
  const jar = createCookieJar('session=a', false, plain)
  jar.set('session', 'b')
  jar.clear('session')
  expect(jar.setCookieHeaders()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
})

test('the response removes a cookie only if the request has it', () => {
  const jar = createCookieJar('session=a', false, plain)
  expect(jar.removes('session')).toBe(false)
  jar.clear('session', 'userId')
  expect([jar.removes('session'), jar.removes('userId')]).toEqual([true, false])
  jar.set('session', 'b')
  expect(jar.removes('session')).toBe(false)
})

test('a forged session, transaction or payment is absent, without a call', () => {
  const signer = createCookieSigner('s'.repeat(40))
  const jar = createCookieJar(undefined, false, signer)
  jar.set('session', 'abc')
  jar.set('btag', 'partner')
  const header = jar.setCookieHeaders().map((line) => line.split(';')[0])
  const read = (text: string) => createCookieJar(text, false, signer)
  expect(read(header.join('; ')).get('session')).toBe('abc')
  expect(read(header.join('; ')).get('btag')).toBe('partner')
  for (const name of ['session', 'userId', 'transactionId', 'loginLog', 'depositLog'] as const)
    expect(read(`${name}=held-session-id-of-22-chars`).get(name), name).toBeUndefined()
  expect(read(`userId=${header[0]?.slice('session='.length)}`).get('userId')).toBeUndefined()
  expect(createCookieJar(header.join('; '), false).get('session')).toBeUndefined()
})
