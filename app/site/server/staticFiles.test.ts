import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { registerPages } from './pages/pageTestServer.ts'
import { registerStaticFiles } from './staticFiles.ts'
import { startTestApp } from './testing/testApp.ts'

const script = 'console.log("æøå")\n'.repeat(100)

/** Starts the site server with a client build as the build script leaves it: every text file beside its compressed ones. */
async function startSite() {
  const dist = mkdtempSync(join(tmpdir(), 'static-'))
  for (const folder of ['assets', 'builds/meta', 'film']) mkdirSync(join(dist, folder), { recursive: true })
  for (const name of ['assets/entry-a1b2.js', 'builds/meta/b1.json', 'favicon.svg'])
    for (const [suffix, body] of [
      ['', script],
      ['.br', brotliCompressSync(script)],
      ['.gz', gzipSync(script)],
    ] as const)
      writeFileSync(join(dist, name + suffix), body)
  writeFileSync(join(dist, 'film/graenser.mp4'), 'film')
  writeFileSync(join(dist, 'assets/text-c3d4.woff2'), 'font')
  const { app, site } = await startTestApp()
  await registerStaticFiles(app, pathToFileURL(`${dist}/`))
  registerPages(app, site)
  return (url: string, encoding = 'gzip, deflate, br', headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { 'accept-encoding': encoding, ...headers } })
}

test.each(['/assets/entry-a1b2.js', '/builds/meta/b1.json', '/favicon.svg'])(
  '%s is sent as the build has compressed it, by brotli first',
  async (url) => {
    const get = await startSite()
    const packed = await get(url)
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br'])
    expect(packed.rawPayload.equals(brotliCompressSync(script))).toBe(true)
    expect(packed.headers.vary).toContain('accept-encoding')
    expect((await get(url, 'gzip')).headers['content-encoding']).toBe('gzip')
    const plain = await get(url, 'identity')
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
  },
)

test('a film is sent in parts, as players request it', async () => {
  const get = await startSite()
  const part = await get('/film/graenser.mp4', 'identity', { range: 'bytes=1-2' })
  expect([part.statusCode, part.headers['content-type'], part.headers['content-range'], part.body]).toEqual([
    206,
    'video/mp4',
    'bytes 1-2/4',
    'il',
  ])
})

test('a hashed file is immutable, and what tells of builds is asked for each time', async () => {
  const get = await startSite()
  expect((await get('/assets/entry-a1b2.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/builds/meta/b1.json')).headers['cache-control']).toBe('no-cache')
})

test('the frame of a game on another origin may use the fonts, and no other file', async () => {
  const get = await startSite()
  expect((await get('/assets/text-c3d4.woff2')).headers['access-control-allow-origin']).toBe('*')
  expect((await get('/assets/entry-a1b2.js')).headers).not.toHaveProperty('access-control-allow-origin')
})

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets',
  '/builds/meta/gone.json',
  '/builds/',
  '/builds',
  '/builds/meta',
  '/builds/%00',
  '/builds/.hidden',
  '/builds/meta/b1.json/x',
])('%s, which is no file, is answered with 404 and the envelope', async (url) => {
  const get = await startSite()
  const { statusCode, body, headers } = await get(url)
  expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8'])
  expect(headers['cache-control'], 'a replica of another build may have it').toBe('no-store')
  expect(JSON.parse(body)).toMatchObject({ result: 0, error: { code: 'ERR_NOT_FOUND' } })
})
