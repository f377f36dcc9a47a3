import type { FastifyInstance } from 'fastify'
import { startTestPlatform, type TestPlatform } from '../platform/testing/harness.ts'
import { createApp } from '../site/server/app.ts'
import { createBackendClient } from '../site/server/calls/backendClient.ts'
import { createTestSite, noLimits } from '../site/server/testing/testSite.ts'

type PlatformSettings = NonNullable<Parameters<typeof startTestPlatform>[0]>['settings']
interface Options {
  settings?: PlatformSettings
  /** Environment of the site server. */
  env?: Record<string, string>
}

/** The site server in front of the platform, both in this process. */
export interface TestSiteOnPlatform {
  platform: TestPlatform
  app: FastifyInstance
  /** Log lines of the site server. */
  lines: readonly string[]
  /** Answers the next requests to this path of the back end in place of the platform; null ends it. */
  answerFor(path: string, answer: { status: number; body: object } | null): void
  /** Loses the next requests to this path, or their answers, between the two servers; null ends it. */
  loseFor(path: string, what: 'request' | 'answer' | null): void
  /** Lets the lost requests arrive at the platform after all. */
  deliverLost(): Promise<void>
  close(): Promise<void>
}

/** Starts both. */
export async function startTestSiteOnPlatform({ settings, env }: Options = {}): Promise<TestSiteOnPlatform> {
  const platform = await startTestPlatform({
    ...(settings && { settings }),
    env: { SITE_URL: 'http://site.test', OPERATOR_TOKEN: 'o'.repeat(40) },
  })
  const replaced = new Map<string, { status: number; body: object }>()
  const losses = new Map<string, 'request' | 'answer'>()
  const lost: (() => Promise<unknown>)[] = []
  const fetchPlatform: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const replacement = replaced.get(pathname)
    if (replacement) return Response.json(replacement.body, { status: replacement.status })
    const { method, headers, body } = init as { method: 'GET'; headers: Record<string, string>; body?: string } // as `createBackendClient` sends it
    const deliver = () => platform.inject({ method, url: pathname + search, headers, ...(body && { payload: body }) })
    const loss = losses.get(pathname)
    if (loss === 'request') lost.push(deliver)
    else if (loss === 'answer') await deliver()
    if (loss) throw new TypeError('the connection was lost')
    const answer = await deliver()
    return new Response(answer.payload, { status: answer.statusCode })
  }
  const { site, lines } = createTestSite(createBackendClient('http://platform.test', fetchPlatform), { CONTENT_CACHE: '0', ...env })
  const app = await createApp(site, { stopping: false }, noLimits)
  return {
    platform,
    app,
    lines,
    answerFor: (path, answer) => void (answer ? replaced.set(path, answer) : replaced.delete(path)),
    loseFor: (path, what) => void (what ? losses.set(path, what) : losses.delete(path)),
    deliverLost: async () => {
      for (const deliver of lost.splice(0)) await deliver()
    },
    close: async () => {
      await app.close()
      await platform.close()
    },
  }
}
