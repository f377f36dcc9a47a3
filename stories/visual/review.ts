// `npm run visual -- --review`: the report, served on loopback, whose buttons write what they say.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { acceptResults } from './accept.ts'
import type { Baselines } from './baselines.ts'
import type { Rejections } from './rejections.ts'
import { renderReport } from './report.ts'
import { isRed, type VisualRun } from './results.ts'
import { keyOf } from './shots.ts'

const decisionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), keys: z.string().array().min(1) }),
  z.object({ type: z.literal('rejected'), keys: z.string().array().min(1), comment: z.string().trim().min(1).max(1000) }),
])

/** A decision names at most every picture of a run. */
const maxBodyBytes = 4_000_000
const pictureName = /^\/pictures\/[\w.-]+\.png$/

export interface ReviewOptions {
  run: VisualRun
  /** Of the report: its pictures are served, and its page is written anew with each decision. */
  folder: string
  baselines: Baselines
  rejections: Rejections
  /** Sentence why nothing can be decided any more; null while the sources are those of the run. */
  reasonToRunAgain: () => string | null
}

/** Writes an accepted picture to the fingerprints and a rejected one to the rejections. Throws with a sentence for what cannot be accepted. */
export function decide(body: unknown, { run, folder, baselines, rejections, reasonToRunAgain }: ReviewOptions): { decided: number } {
  const decision = decisionSchema.parse(body)
  const reason = reasonToRunAgain()
  if (reason) throw new Error(reason)
  const keys = new Set(decision.keys)
  const chosen = run.results.filter((result) => isRed(result) && keys.has(keyOf(result)))
  if (chosen.length < keys.size) throw new Error('the run has no such difference')
  if (decision.type === 'rejected') rejections.reject(chosen, decision.comment)
  else {
    const [failed] = chosen.filter(({ status }) => status === 'broken' || status === 'unstable')
    if (failed) throw new Error(`${keyOf(failed)} is ${failed.status}: it has no picture to accept`)
    const removed = chosen.filter(({ status }) => status === 'removed').map(keyOf)
    acceptResults(chosen, { wanted: decision.keys, removed }, baselines)
    rejections.forget(decision.keys)
  }
  writeFileSync(join(folder, 'index.html'), renderReport(run, { baselines, rejections }))
  return { decided: chosen.length }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > maxBodyBytes) throw new Error('the decision is too long')
  }
  return JSON.parse(body)
}

/** Serves a run for review. Resolves to its address, and to what stops it. */
export async function startReview(options: ReviewOptions): Promise<{ url: string; stop: () => void }> {
  let url = ''
  const server = createServer(async (request, response) => {
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    try {
      const { method, headers, url: path = '/' } = request
      // another page of the browser must not decide, also not by a name of its own for this address
      const isOurs = `http://${headers.host}` === url && (headers.origin ?? url) === url
      if (!isOurs) return send(403, 'text/plain', 'not from this page')
      if (method === 'POST' && path === '/decisions')
        return send(200, 'application/json', JSON.stringify(decide(await readBody(request), options)))
      if (method === 'GET' && path === '/') return send(200, 'text/html; charset=utf-8', renderReport(options.run, options, 'review'))
      if (method === 'GET' && pictureName.test(path)) return send(200, 'image/png', readFileSync(join(options.folder, path)))
      return send(404, 'text/plain', 'not here')
    } catch (error) {
      return send(400, 'text/plain; charset=utf-8', error instanceof Error ? error.message : String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
  return { url, stop: () => void server.close().closeAllConnections() }
}
