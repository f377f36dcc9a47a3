import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImageSize } from './imageRequest.ts'
import type { ImageSource } from './imageSource.ts'
import { placeholder, renderImage } from './renderImage.ts'

const svg = (text: string): ImageSource => ({ body: Buffer.from(text), type: 'svg' })
const drawing = svg('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="teal"/></svg>')
const at = (width: 160 | 320): ImageSize => ({ type: 'width', width })
const inShape = (shape: Extract<ImageSize, { type: 'shape' }>['shape']): ImageSize => ({ type: 'shape', shape })
const rasterImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })
const rasterTypes = ['png', 'jpeg', 'webp', 'avif'] as const
const sizeOf = async (rendered: Buffer) => {
  const { width, height } = await sharp(rendered).metadata()
  return [width, height]
}

test.each(['avif', 'webp'] as const)('renders %s at the requested width', async (format) => {
  const { width, height, format: made } = await sharp(await renderImage(drawing, at(320), format)).metadata()
  expect([width, height]).toEqual([320, 427])
  expect(made).toBe(format === 'avif' ? 'heif' : 'webp')
})

test.each(rasterTypes)('renders a %s file', async (type) => {
  const body = await rasterImage(800, 400).toFormat(type).toBuffer()
  expect(await sizeOf(await renderImage({ body, type }, at(320), 'webp'))).toEqual([320, 160])
})

test('renders shapes in their size: a wallpaper cropped, a logo whole at twice its pixels', async () => {
  const body = await rasterImage(400, 400).png().toBuffer()
  const render = async (shape: Parameters<typeof inShape>[0]) => sizeOf(await renderImage({ body, type: 'png' }, inShape(shape), 'webp'))
  expect(await render('wallpaper')).toEqual([1920, 1080])
  expect(await render('wallpaper-small')).toEqual([540, 540])
  expect(await render('logo')).toEqual([420, 200])
  expect(await render('top-logo')).toEqual([420, 144])
  expect(await render('background-logo')).toEqual([1438, 144])
  expect(await render('news')).toEqual([640, 360])
})

test('keeps no metadata of a photograph, and turns it upright', async () => {
  const body = await rasterImage(200, 100)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Freja' } } })
    .jpeg()
    .toBuffer()
  const rendered = await renderImage({ body, type: 'jpeg' }, at(160), 'webp')
  const { exif, width, height } = await sharp(rendered).metadata()
  expect(exif).toBeUndefined()
  expect([width, height]).toEqual([160, 320])
})

test('rejects a decompression bomb and a file that is no image', async () => {
  await expect(
    renderImage(svg('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'), at(320), 'webp'),
  ).rejects.toThrow()
  await expect(renderImage(svg('hej'), at(320), 'webp')).rejects.toThrow()
  const bomb = await rasterImage(12_000, 1_001).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(100_000)
  await expect(renderImage({ body: bomb, type: 'png' }, at(320), 'webp')).rejects.toThrow('pixel limit')
})

test('rejects a file of another type than its name says', async () => {
  for (const type of rasterTypes) await expect(renderImage({ body: drawing.body, type }, at(320), 'webp'), type).rejects.toThrow('is svg')
  const gif = await rasterImage(10, 10).gif().toBuffer()
  await expect(renderImage({ body: gif, type: 'png' }, at(320), 'webp')).rejects.toThrow('is gif')
})

test('the placeholder is a white SVG of the requested size', async () => {
  expect(placeholder(at(160)).toString()).toContain('fill="#fff"')
  expect(await sizeOf(placeholder(at(160)))).toEqual([160, 213])
  expect(await sizeOf(placeholder(inShape('wallpaper-small')))).toEqual([540, 540])
})
