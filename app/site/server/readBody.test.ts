import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { BodyTooLargeError, readBody } from './readBody.ts'

/** A response of `parts`, one after the other as they are read; `cancelled`: whether the reader has given the rest up. */
function respondWith(parts: Iterable<Uint8Array>) {
  const iterator = parts[Symbol.iterator]()
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      cancelled = true
    },
  })
  return { response: new Response(stream), cancelled: () => cancelled }
}

function* endless() {
  for (;;) yield Buffer.alloc(1000)
}

test('a body of at most the limit is read as a whole', async () => {
  const { response } = respondWith([Buffer.from('ab'), Buffer.from('cde')])
  expect(await readBody(response, 5)).toEqual(Buffer.from('abcde'))
  expect(await readBody(new Response(null), 5)).toEqual(Buffer.alloc(0))
})

test.each([
  ['one byte more', [...'abcdefgh'].map((letter) => Buffer.from(letter))],
  ['no end', endless()],
])('a body of %s is given up', async (_, parts) => {
  const { response, cancelled } = respondWith(parts)
  await expect(readBody(response, 5)).rejects.toThrow(BodyTooLargeError)
  expect(cancelled()).toBe(true)
})

test('a body is counted decompressed', async () => {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_001))),
  )
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  await expect(readBody(await fetch(`http://127.0.0.1:${port}`), 1_000_000)).rejects.toThrow('more than 1000000 bytes')
})
