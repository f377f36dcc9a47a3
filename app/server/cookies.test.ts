import { expect, test } from 'vitest'
import { createCookieJar } from './cookies.ts'

test('reads the cookies of the request and later changes', () => {
  const jar = createCookieJar('session=abc; brand=strand', false)
  expect(jar.get('session')).toBe('abc')
  jar.set('session', 'new')
  expect(jar.get('session')).toBe('new')
  jar.clear('brand')
  expect(jar.get('brand')).toBeUndefined()
})

test('every cookie is httpOnly and SameSite=Lax, with the lifetime of the specification', () => {
  const jar = createCookieJar(undefined, false)
  jar.set('session', 'abc')
  jar.set('transactionId', 't')
  expect(jar.setCookieHeaders()).toEqual([
    'session=abc; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
    'transactionId=t; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('over https cookies carry the __Host- prefix, and unprefixed ones are ignored', () => {
  const jar = createCookieJar('session=planted', true)
  expect(jar.get('session')).toBeUndefined()
  jar.set('session', 'abc')
  expect(jar.setCookieHeaders()).toEqual(['__Host-session=abc; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax'])
})

test('the last change of a name wins', () => {
  const jar = createCookieJar('session=a', false)
  jar.set('session', 'b')
  jar.clear('session')
  expect(jar.setCookieHeaders()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
})
