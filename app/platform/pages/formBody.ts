import type { FastifyInstance } from 'fastify'

/** Adds a body parser for URL-encoded forms to a Fastify scope. Of a repeated field, the last value is used. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
}

/** A form field as a string; empty if it is missing or not a string. */
export function formFieldValue(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined // an object has fields
  return typeof value === 'string' ? value : ''
}
