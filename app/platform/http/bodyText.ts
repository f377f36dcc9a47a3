import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The text of the requests' bodies, which signatures are of. */
const texts = new WeakMap<FastifyRequest, string>()

/** The text that a request's body was parsed from; empty without one. */
export const bodyTextOf = (request: FastifyRequest): string => texts.get(request) ?? ''

/** Parses JSON and keeps its text. An empty body is an empty object. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    texts.set(request, text)
    return text === '' ? {} : parseJson(text)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw Object.assign(new Error('the body is not valid JSON'), { statusCode: 400 })
  }
}
