import { expect, test } from 'vitest'
import { fetchImageSource, sourceTypeOf } from './imageSource.ts'

const answering =
  (contentType: string, body: BodyInit = 'x', status = 200, onRequest: (init: RequestInit) => void = () => undefined): typeof fetch =>
  async (_, init = {}) => {
    onRequest(init)
    return new Response(body, { status, headers: { 'content-type': contentType } })
  }
const load = (path: string, fetchFn: typeof fetch) => fetchImageSource('http://core', path, { fetchFn })

test.each([
  ['/art/games/a.svg', 'image/svg+xml; charset=utf-8', 'svg'],
  ['/art/banner/a.png', 'image/png', 'png'],
  ['/art/banner/a.jpg', 'image/jpeg', 'jpeg'],
  ['/art/banner/a.jpeg', 'image/jpeg', 'jpeg'],
  ['/art/banner/a.avif', 'image/avif', 'avif'],
])('%s of type %s is loaded, and no redirect is followed', async (path, contentType, type) => {
  const requests: RequestInit[] = []
  expect(
    await load(
      path,
      answering(contentType, 'abc', 200, (init) => requests.push(init)),
    ),
  ).toEqual(Buffer.from('abc'))
  expect(sourceTypeOf(path)).toBe(type)
  expect(requests).toMatchObject([{ redirect: 'error' }])
})

test.each([
  ['another type than its name says', '/art/banner/a.png', answering('image/svg+xml')],
  ['a page', '/art/banner/a.png', answering('text/html')],
  ['an error', '/art/banner/a.png', answering('image/png', 'x', 404)],
  ['more bytes than allowed', '/art/banner/a.png', answering('image/png', Buffer.alloc(5_000_001))],
  ['more bytes than allowed for artwork', '/art/games/a.svg', answering('image/svg+xml', Buffer.alloc(1_000_001))],
])('%s is refused', async (_, path, fetchFn) => {
  await expect(load(path, fetchFn)).rejects.toThrow(path)
})

test('a path without a known extension is never requested', async () => {
  const requests: RequestInit[] = []
  for (const path of ['/art/banner/a.gif', '/art/banner/a', '/art/banner/a.constructor'])
    await expect(
      load(
        path,
        answering('image/png', 'x', 200, (init) => requests.push(init)),
      ),
    ).rejects.toThrow('unknown type')
  expect(requests).toEqual([])
})
