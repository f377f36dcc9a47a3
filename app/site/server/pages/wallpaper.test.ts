import { expect, test } from 'vitest'
import { failWith, parsePayload, sessionHeaders, startPageServer } from './pageTestServer.ts'

const picture = (src: string) => ({ src, width: 1920, height: 1080, alt: '' })
const images = {
  'wallpaper-nordlys-1': picture('/img/wallpaper/nordlys-1'),
  'wallpaper-nordlys-2': picture('/img/wallpaper/nordlys-2.jpg'),
  'wallpaper-strand-1': picture('/img/wallpaper/strand-1'),
}
const wallpaperOf = (body: string) => parsePayload(body).context.wallpaper

test('a page has the two wallpapers of its brand, and none where one is missing', async () => {
  const { get } = await startPageServer({ 'content.images': () => images })
  expect(wallpaperOf((await get('/')).body)).toEqual(['/img/wallpaper/nordlys-1', '/img/wallpaper/nordlys-2.jpg'])
  expect(wallpaperOf((await get('/', { cookie: 'brand=strand' })).body)).toBeNull()
})

test('an account page has none, and asks for none', async () => {
  const { get, sent } = await startPageServer({ 'content.images': () => images })
  expect(wallpaperOf((await get('/min-konto/oversigt', sessionHeaders)).body)).toBeNull()
  expect(sent.map(({ name }) => name)).not.toContain('content.images')
})

test('a page is served without wallpaper when the images cannot be loaded, and the log says so', async () => {
  const { get, lines } = await startPageServer({ 'content.images': failWith('ERR_UPSTREAM') })
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(200)
  expect(wallpaperOf(body)).toBeNull()
  expect(lines.join()).toContain('pages have no wallpaper')
})
