import type { CallDef } from '@casino/features/session/contract'
import { callKey } from '@casino/features/session/contract'
import type { AnswerCache } from './answer-cache.ts'
import type { Send } from './backend.ts'
import type { CallContext } from './context.ts'
import { sessionCookies } from './cookie-calls.ts'
import type { Effect } from './effects.ts'
import { Failure } from './failure.ts'
import { fill, type RawInput } from './fill.ts'
import { type ParsedInput, parseInput } from './parse.ts'
import type { CallName } from './registry.ts'

interface Parts {
  readonly registry: ReadonlyMap<string, CallDef>
  readonly effects: Partial<Record<CallName, Effect>>
  readonly send: Send
  readonly answers: AnswerCache
}

export interface Executed {
  /** The `data` sent to the browser. */
  readonly data: unknown
  /** UTC ms at which the back end sent it; in the past for a cached response. */
  readonly at: number
}
/** Runs one call by name, for HTTP requests and for server rendering. Throws `CallFailure`. */
export type Execute = (name: CallName, input: RawInput, context: CallContext) => Promise<Executed>

const idempotencyKey = /^[\w-]{8,64}$/

/** Runs every call: checks access, injects server values, parses, sends, parses the response, runs hooks, strips private fields. */
export function createExecute({ registry, effects, send, answers }: Parts): Execute {
  return async (name, input, context) => {
    const def = registry.get(name)
    if (!def) throw new Failure('ERR_NOT_FOUND', { reason: name })
    const effect = effects[name] ?? {}
    const parsed = prepare(def, effect, input, context)
    const local = effect.instead?.(parsed, context)
    if (local) return { data: local, at: Date.now() }

    const ask = async (): Promise<unknown> => {
      const sent = def.passedOn ? { ...parsed, body: def.passedOn.parse(parsed.body) } : parsed
      const answer = def.answer.safeParse(await send(def, sent, context))
      if (answer.success) return effect.clean ? effect.clean(answer.data) : answer.data
      throw new Failure('ERR_UPSTREAM', {
        reason: `invalid response of ${name}: ${answer.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      })
    }
    try {
      const { value, storedAt } = def.cacheSeconds
        ? await answers.get(callKey(name, parsed), def.cacheSeconds, ask)
        : { value: await ask(), storedAt: Date.now() }
      const added = effect.after?.(value, context, parsed)
      const whole = added ? { ...(value as object), ...added } : value // hooks that return fields exist for object data only
      return { data: def.reply ? def.reply.parse(whole) : whole, at: storedAt }
    } catch (error) {
      if (error instanceof Failure && error.code === 'ERR_UNAUTHENTICATED') context.jar.clear(...sessionCookies)
      throw error
    }
  }
}

function prepare(def: CallDef, effect: Effect, input: RawInput, context: CallContext): ParsedInput {
  const { jar, clientIP, userDevice } = context
  if (def.access === 'player' && !jar.get('session')) throw new Failure('ERR_UNAUTHENTICATED', { reason: 'no session' })
  if (def.idempotent && !idempotencyKey.test(context.idempotencyKey ?? ''))
    throw new Failure('ERR_VALIDATION', { reason: 'idempotency-key' })
  const held = { sessionId: jar.get('session'), userId: jar.get('userId'), transactionId: jar.get('transactionId'), clientIP, userDevice }
  const filled = fill(def, def.bodyFromDraft ? { ...input, body: {} } : input, held)
  return parseInput(def, effect.before?.(filled, context) ?? filled)
}
