import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope read forms sent without script. A field sent twice counts once, with its last value. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
}

/** A field of a form as text; empty where it is missing. */
export function field(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined // an object has fields
  return typeof value === 'string' ? value : ''
}
