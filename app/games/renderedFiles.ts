import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

export interface RenderedFile {
  body: Buffer
  etag: string
  headers: Readonly<Record<string, string>>
}

/** Twice what the pages, or the pictures, of all games take. */
const maxBytes = 64_000_000

/** Creates the files of one kind that do not change while the server runs: each is rendered when it is first asked for, and kept. */
export function createRenderedFiles(render: (key: string) => { body: string; headers: Readonly<Record<string, string>> } | null) {
  const files = new LRUCache<string, RenderedFile>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length })
  return (key: string): RenderedFile | null => {
    const known = files.get(key)
    if (known) return known
    const rendered = render(key)
    if (!rendered) return null
    const body = Buffer.from(rendered.body)
    const file = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, headers: rendered.headers }
    files.set(key, file)
    return file
  }
}

/** Sends a file, or 304 to a browser that has it. */
export function sendRenderedFile(request: FastifyRequest, reply: FastifyReply, { body, etag, headers }: RenderedFile): FastifyReply {
  reply.headers(headers).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(body)
}
