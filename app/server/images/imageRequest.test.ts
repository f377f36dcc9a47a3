import { imageWidths } from '@casino/tokens/imageWidths'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { negotiateFormat, parseImageRequest } from './imageRequest.ts'

test('accepts images of games and campaigns in the allowed widths', () => {
  for (const width of imageWidths)
    expect(parseImageRequest('games/raevens-runer', String(width))).toEqual({ source: '/art/games/raevens-runer.svg', width })
  expect(parseImageRequest('games/raevens-runer-wide', '640')?.source).toBe('/art/games/raevens-runer-wide.svg')
  expect(parseImageRequest('campaign/nordlys', undefined)).toEqual({ source: '/art/campaign/nordlys.svg', width: 480 })
})

test.each([
  '../secret',
  'games/../x',
  'games/x.svg',
  'http://evil',
  'games//x',
  'games/%2e%2e',
  'games/X',
  'users/1',
  'games/',
  `games/${'a'.repeat(200)}`,
])('rejects the path %s', (path) => {
  expect(parseImageRequest(path, '320')).toBeNull()
})

test('rejects any other width', () => {
  for (const width of ['0', '319', '99999', 'x', '', '320.5']) expect(parseImageRequest('games/x', width)).toBeNull()
})

test('for any path, the source is below /art', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      const request = parseImageRequest(path, '320')
      if (request) expect(new URL(request.source, 'http://core').href).toMatch(/^http:\/\/core\/art\/(games|campaign)\/[a-z0-9-]+\.svg$/)
    }),
  )
})

test('negotiates the best format that the browser accepts', () => {
  expect(negotiateFormat('image/avif,image/webp,*/*')).toBe('avif')
  expect(negotiateFormat('image/webp,*/*')).toBe('webp')
  expect(negotiateFormat(undefined)).toBe('webp')
})
