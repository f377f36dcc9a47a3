import sharp from 'sharp'
import { expect, test } from 'vitest'
import { placeholder, renderImage } from './renderImage.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="teal"/></svg>',
)

test.each(['avif', 'webp'] as const)('renders %s at the requested width', async (format) => {
  const { width, height, format: made } = await sharp(await renderImage(drawing, 320, format)).metadata()
  expect([width, height]).toEqual([320, 427])
  expect(made).toBe(format === 'avif' ? 'heif' : 'webp')
})

test('rejects a decompression bomb and a file that is no SVG', async () => {
  await expect(
    renderImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'), 320, 'webp'),
  ).rejects.toThrow()
  await expect(renderImage(Buffer.from('hej'), 320, 'webp')).rejects.toThrow()
})

test('the placeholder is an SVG of the given width', async () => {
  expect((await sharp(placeholder(160)).metadata()).width).toBe(160)
})
