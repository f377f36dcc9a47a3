import type { CallDefinition, CallOutput } from '@casino/features/api/contract'
import type { CallName, CallOf } from '@casino/features/callTables'
import { parseCookieDecision } from '@casino/features/consent/cookieDecision'
import type { SendCall } from './backendClient.ts'
import type { CallContext } from './callContext.ts'
import { CallFailure } from './callFailure.ts'
import type { AnyCallHooks, HooksByCall } from './callHookTypes.ts'
import { injectServerValues, type RawCallInput, type ServerValues } from './injectServerValues.ts'
import { type ParsedCallInput, parseCallInput } from './parseCallInput.ts'
import type { ParseResponse } from './parseResponse.ts'
import type { ResponseCache } from './responseCache.ts'

interface Dependencies {
  registry: ReadonlyMap<string, CallDefinition>
  callHooks: HooksByCall
  send: SendCall
  responseCache: ResponseCache
  parseResponse: ParseResponse
  /** Told of each call that the back end does not have. */
  onMissing?: (name: CallName) => void
}

export interface ExecutedCall<N extends CallName = CallName> {
  /** The `data` sent to the browser. */
  data: CallOutput<CallOf<N>>
  /** When the back end sent it, in milliseconds of `performance.now()`; in the past for a cached response. */
  receivedAt: number
}
/** Runs one call by name, for HTTP requests and for server rendering. Throws `CallFailure`. */
export type ExecuteCall = <N extends CallName>(name: N, input: RawCallInput, context: CallContext) => Promise<ExecutedCall<N>>

const idempotencyKeyPattern = /^[\w-]{8,64}$/

/** Runs every call: checks access, injects server values, parses, sends, parses the response, runs hooks, strips private fields. */
export function createCallExecutor({ registry, callHooks, send, responseCache, parseResponse, onMissing }: Dependencies): ExecuteCall {
  const execute = async (name: CallName, input: RawCallInput, context: CallContext): Promise<{ data: unknown; receivedAt: number }> => {
    const def = registry.get(name)
    if (!def) throw new CallFailure('ERR_NOT_FOUND', { reason: name })
    const hooks = (callHooks[name] ?? {}) as AnyCallHooks // they receive what this call's schemas have parsed
    const hookValues = hooks.serverValues?.(context)
    const parsed = prepareInput(def, hooks, input, context, hookValues)
    if (def.bearer && !hookValues?.bearer) throw new CallFailure('ERR_TOKEN_INVALID', { reason: 'no bearer' })
    const localData = await hooks.handleLocally?.(parsed, context)
    if (localData) return { data: localData, receivedAt: performance.now() }

    const requestBackend = async (): Promise<unknown> => {
      const sent = def.forwardedBody ? { ...parsed, body: def.forwardedBody.parse(parsed.body) } : parsed
      const response = await send(def, sent, { ...context, bearer: hookValues?.bearer }).catch(async (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error
        if (error.details.withoutCall) {
          onMissing?.(name)
          return def.withoutCall
        }
        throw hooks.onFailure ? await hooks.onFailure(error, context, parsed) : error
      })
      return parseResponse({ name, def, sanitise: hooks.sanitiseData, input: parsed }, response)
    }
    const { value, storedAt } = def.cacheSeconds
      ? await responseCache.get({ name, input: parsed, seconds: def.cacheSeconds }, requestBackend)
      : { value: await requestBackend(), storedAt: performance.now() }
    const hookData = await hooks.onSuccess?.(value, context, parsed)
    const mergedData = hookData ? { ...(value as object), ...hookData } : value // hooks that return fields exist for object data only
    return { data: def.clientResponse ? def.clientResponse.parse(mergedData) : mergedData, receivedAt: storedAt }
  }
  return execute as ExecuteCall // `data` is parsed by the call's schema
}

function prepareInput(
  def: CallDefinition,
  hooks: AnyCallHooks,
  input: RawCallInput,
  context: CallContext,
  hookValues: ServerValues | undefined,
): ParsedCallInput {
  const { jar, clientIP, userDevice, userAgent } = context
  if (def.access === 'player' && !jar.get('session')) throw new CallFailure('ERR_UNAUTHENTICATED', { reason: 'no session' })
  // another player has logged in since in another tab: what this page shows and sends is not theirs
  if (def.access === 'player' && context.pagePlayer !== undefined && context.pagePlayer !== jar.get('userId'))
    throw new CallFailure('ERR_UNAUTHENTICATED', { reason: 'page of another player' })
  if (def.idempotent && !idempotencyKeyPattern.test(context.idempotencyKey ?? ''))
    throw new CallFailure('ERR_VALIDATION', { reason: 'idempotency-key' })
  hooks.guard?.(input, context)
  const serverValues = {
    sessionId: jar.get('session'),
    userId: jar.get('userId'),
    transactionId: jar.get('transactionId'),
    loginLogId: jar.get('loginLog'),
    approvalCode: jar.get('approvalCode'),
    clientIP,
    userDevice,
    userAgent,
    consentId: parseCookieDecision(jar.get('consent'))?.consentId,
    ...hookValues,
  }
  const injected = injectServerValues(def, def.bodyFromSealedDraft ? { ...input, body: {} } : input, serverValues)
  return parseCallInput(def, hooks.beforeParse?.(injected, context) ?? injected)
}
