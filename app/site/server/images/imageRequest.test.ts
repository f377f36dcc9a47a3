import { imageWidths } from '@casino/tokens/imageWidths'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { negotiateFormat, parseImageRequest } from './imageRequest.ts'

test('accepts images of games and campaigns in the allowed widths', () => {
  for (const width of imageWidths)
    expect(parseImageRequest('games/raevens-runer', { w: String(width) })).toEqual({
      source: '/art/games/raevens-runer.svg',
      size: { type: 'width', width },
    })
  expect(parseImageRequest('games/raevens-runer-wide', { w: '640' })?.source).toBe('/art/games/raevens-runer-wide.svg')
  expect(parseImageRequest('campaign/nordlys', {})).toEqual({ source: '/art/campaign/nordlys.svg', size: { type: 'width', width: 480 } })
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
  expect(parseImageRequest(path, { w: '320' })).toBeNull()
})

test('rejects any other width', () => {
  for (const width of ['0', '319', '99999', 'x', '', '320.5']) expect(parseImageRequest('games/x', { w: width })).toBeNull()
})

test('accepts raster files and named shapes', () => {
  expect(parseImageRequest('banner/jul.jpg', { shape: 'banner' })).toEqual({
    source: '/art/banner/jul.jpg',
    size: { type: 'shape', shape: 'banner' },
  })
  for (const extension of ['png', 'jpg', 'jpeg', 'webp', 'avif'])
    expect(parseImageRequest(`news/a.${extension}`, { w: '640' })?.source).toBe(`/art/news/a.${extension}`)
  for (const extension of ['gif', 'tiff', 'pdf', 'svg.png', 'png.svg', 'PNG', 'png/'])
    expect(parseImageRequest(`news/a.${extension}`, { w: '640' }), extension).toBeNull()
})

test('rejects any other shape, and a shape with a width', () => {
  for (const shape of ['poster', 'constructor', '', ['logo', 'banner']]) expect(parseImageRequest('brand/logo', { shape })).toBeNull()
  expect(parseImageRequest('brand/logo', { shape: 'logo', w: '320' })).toBeNull()
})

test('for any path, the source is below /art', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      const request = parseImageRequest(path, { w: '320' })
      if (request)
        expect(new URL(request.source, 'http://core').href).toMatch(
          /^http:\/\/core\/art\/(games|campaign|brand|wallpaper|banner|popup|news)\/[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/,
        )
    }),
  )
})

test('negotiates the best format that the browser accepts', () => {
  expect(negotiateFormat('image/avif,image/webp,*/*')).toBe('avif')
  expect(negotiateFormat('image/webp,*/*')).toBe('webp')
  expect(negotiateFormat(undefined)).toBe('webp')
  expect(negotiateFormat('image/avif;q=0,image/webp')).toBe('webp')
  expect(negotiateFormat('image/avif;q=0.5, image/webp')).toBe('webp')
  expect(negotiateFormat('image/webp;q=0.8, image/avif')).toBe('avif')
  expect(negotiateFormat('image/avif-sequence')).toBe('webp')
})
