import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCompressedBody, negotiateEncoding } from './compressedBody.ts'

test('a body is compressed once for each encoding', async () => {
  const body = createCompressedBody(Buffer.from('æøå'.repeat(1000)))
  const [one, two] = await Promise.all([body.encoded('br'), body.encoded('br')])
  expect(one).toBe(two)
  expect(brotliDecompressSync(one).equals(body.plain)).toBe(true)
  expect(gunzipSync(await body.encoded('gzip')).equals(body.plain)).toBe(true)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0, identity', undefined],
  ['*', 'br'],
  [undefined, undefined],
])('%s is answered with %s', (accept, encoding) => {
  expect(negotiateEncoding(accept)).toBe(encoding)
})
