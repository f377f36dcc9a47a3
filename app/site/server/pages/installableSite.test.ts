import { createHash } from 'node:crypto'
import { brands } from '@casino/tokens/brands'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startPageServer } from './pageTestServer.ts'

describe.each(brands)('the site of %s', (brand) => {
  test('is installed by its manifest, with icons of the sizes that it names, one of them maskable', async () => {
    const { get } = await startPageServer()
    const { body } = await get('/', { cookie: `brand=${brand}` })
    const path = /<link rel="manifest" href="([^"]+)"/.exec(body)?.[1] ?? ''
    const manifest = JSON.parse((await get(path)).body)
    expect(manifest).toMatchObject({ lang: 'da', start_url: '/', scope: '/', display: 'standalone' })
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
    for (const { src, sizes } of manifest.icons) {
      const { rawPayload } = await get(src)
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  })

  test('has a page for a visitor without a network, which needs no other file of the site', async () => {
    const { get } = await startPageServer()
    const { body, headers } = await get(`/offline-${brand}.html`)
    expect(body).toContain('<h1>Du er offline</h1>')
    expect(body).not.toMatch(/<(?:img|link)\b|<script src/)
    const script = /<script>(.*)<\/script>/.exec(body)?.[1] ?? ''
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

test('the worker keeps the offline page only, and a switch replaces it by a worker that removes everything', async () => {
  const on = await startPageServer()
  const worker = await on.get('/worker-nordlys.js')
  expect(worker.body.match(/cache\.(?:add|put)\w*\(/g)).toEqual(['cache.add('])
  expect(worker.body).toContain('"/offline-nordlys.html"')
  expect(worker.headers['cache-control']).toBe('no-cache')
  const off = await startPageServer({}, { env: { OFFLINE_WORKER: '0' } })
  const removed = (await off.get('/worker-nordlys.js')).body
  expect(removed).toContain('registration.unregister()')
  expect(removed).not.toContain('fetch')
})
