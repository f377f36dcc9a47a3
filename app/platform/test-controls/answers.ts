import type { CallTable } from '@casino/features/api/contract'
import { campaignsCalls } from '@casino/features/campaigns/calls'
import { contentCalls } from '@casino/features/content/calls'
import { landingCalls } from '@casino/features/landing/calls'
import { newsCalls } from '@casino/features/news/calls'
import { registrationCalls } from '@casino/features/registration/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Calls whose answers the CMS writes, by feature. */
const cmsCalls = {
  campaigns: campaignsCalls,
  content: contentCalls,
  landing: landingCalls,
  news: newsCalls,
  registration: { bonuses: registrationCalls.bonuses },
} as const satisfies Record<string, CallTable>
/** Names of these calls by method and path. */
const callNames = new Map(
  Object.entries(cmsCalls).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([key, { method, path }]) => [`${method} ${path}`, `${feature}.${key}`] as const),
  ),
)

/** An answer of the CMS that replaces the seed's, until the next reset. */
export const answerSchema = z.strictObject({
  /** `content.menu`, `content.systemConfig` … */
  call: z.enum([...callNames.values()]),
  /** Only for calls with this input: `{"name": "minAge"}`. */
  where: z.record(z.string(), z.unknown()).default({}),
  /** Sent as it is, valid or not. */
  data: z.unknown(),
})
type Answer = z.output<typeof answerSchema>

/** Answers in place of the CMS, so that menus, layouts, themes and configuration can be varied on a running site. */
interface AnswerOverrides {
  /** The last answer that fits a call counts. */
  add(answer: Answer): void
  clear(): void
}

/** Adds the hook. Call before the routes are registered: hooks apply only to later routes. */
export function createAnswerOverrides(app: FastifyInstance): AnswerOverrides {
  let answers: readonly Answer[] = []
  app.addHook('preHandler', async (request, reply) => {
    const call = callNames.get(`${request.method} ${request.routeOptions.url}`)
    const answer = call && answers.find((each) => each.call === call && hasInput(request, each.where))
    if (answer) await reply.send({ result: 1, data: answer.data })
  })
  return {
    add(answer) {
      answers = [answer, ...answers]
    },
    clear() {
      answers = []
    },
  }
}

function hasInput({ query, body }: FastifyRequest, where: Answer['where']): boolean {
  const input: Readonly<Record<string, unknown>> = Object.assign({}, query, body)
  return Object.entries(where).every(([field, value]) => input[field] === value)
}
