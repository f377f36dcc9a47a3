import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentedAnswers } from './answers.ts'

/** What a call is answered with: `data` of a success, or a whole body with its status. */
export type Answer = { data: unknown } | { status?: number; body: unknown }
/** Answers that replace the documented ones, by method and path as in `documentedAnswers`; of a call that is not documented by its path. */
export type ReplacedAnswers = ReadonlyMap<string, Answer>

/** A request that the back end has received. */
export interface ReceivedRequest {
  /** As in `documentedAnswers`. */
  route: string
  query: Readonly<Record<string, string>>
  body: unknown
}

const routes = Object.keys(documentedAnswers).map((route) => {
  const [method, path = ''] = route.split(' ')
  return { route, method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }
})

const configRoute = 'GET /CMScasino/systemConfigByName'
const configuredValues = new Map([
  ['minAge', '21'],
  ['minmaxAgePopup', '18,20'],
  ['tokenLogin', 'true'],
  ['externalLogin', 'true'],
])

interface Options {
  /** Its own address, for the pages that it names. */
  origin: string
  replaced?: ReplacedAnswers
  /** Changes the `data` of every success. */
  vary?: (data: unknown, route: string) => unknown
  onRequest?: (request: ReceivedRequest) => void
}

/**
 * Answers as the specification says, and nothing more: every other path is 404 with a JSON body that says nothing, as of a server that has never heard of it.
 */
export function answerAsDocumented(
  method: string,
  url: URL,
  body: unknown,
  { origin, replaced, vary, onRequest }: Options,
): { status: number; text: string } {
  const found = routes.find((each) => each.method === method && each.pattern.test(url.pathname))
  const route = found?.route ?? `${method} ${url.pathname}`
  if (!found && !replaced?.has(route)) return { status: 404, text: '{}' }
  onRequest?.({ route, query: Object.fromEntries(url.searchParams), body })
  const answer = replaced?.get(route) ?? { data: documentedAnswers[route] }
  if ('body' in answer) return { status: answer.status ?? 200, text: JSON.stringify(answer.body) }
  const configured = configuredValues.get(url.searchParams.get('name') ?? '')
  if (route === configRoute && configured === undefined) return { status: 200, text: JSON.stringify({ result: 0, message: 'not found' }) }
  const plain = route === configRoute ? { ...(answer.data as object), name: url.searchParams.get('name'), value: configured } : answer.data
  const data = vary ? vary(plain, route) : plain
  return { status: 200, text: JSON.stringify({ result: 1, data }).replaceAll('{backend}', origin) }
}

/** The documented back end in this process, as the transport of the site server's client. */
export const createDocumentedFetch =
  (options: Options): typeof fetch =>
  async (input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const { status, text } = answerAsDocumented(init?.method ?? 'GET', new URL(String(input)), body, options)
    return new Response(text, { status })
  }

/** The documented back end on a free port of this machine. `replaced` may change while it runs. */
export async function startDocumentedBackend(options: Omit<Options, 'origin'> = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  let origin = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const page = pageOf(request.url ?? '/')
      if (page) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      const answer = answerAsDocumented(request.method ?? 'GET', new URL(request.url ?? '/', origin), text ? JSON.parse(text) : undefined, {
        ...options,
        origin,
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on TCP
  return {
    url: origin,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A page of the identity provider or of MobilePay: it only has to be there. */
const pageOf = (path: string): string | null =>
  /^\/(?:transaction|mobilepay)\//.test(path) ? '<!doctype html><html lang="da"><title>Godkend</title><h1>Godkend</h1></html>' : null
