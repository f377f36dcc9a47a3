import type { CallDefinition, ServerValue } from '@casino/features/api/contract'
import { CallFailure } from './callFailure.ts'

export type CallPart = 'params' | 'query' | 'body'
/** The unparsed parts of a call. */
export type RawCallInput = Readonly<Partial<Record<CallPart, Readonly<Record<string, unknown>>>>>
export type ServerValues = Readonly<Partial<Record<ServerValue, string>>>

/** Error code for a required server value that is missing. */
const missingValueErrors: Partial<Record<ServerValue, 'ERR_UNAUTHENTICATED' | 'ERR_TRANSACTION_EXPIRED' | 'ERR_TOKEN_INVALID'>> = {
  sessionId: 'ERR_UNAUTHENTICATED',
  userId: 'ERR_UNAUTHENTICATED',
  transactionId: 'ERR_TRANSACTION_EXPIRED',
  loginLogId: 'ERR_TRANSACTION_EXPIRED',
  partnerToken: 'ERR_TOKEN_INVALID',
  pid: 'ERR_TOKEN_INVALID',
}

/**
 * Injects the values that the site server holds into the parts of a call.
 * Throws ERR_UNAUTHENTICATED when the browser sent a different value; a code of `missingValueErrors` when a required one is missing.
 */
export function injectServerValues(def: CallDefinition, input: RawCallInput, values: ServerValues): RawCallInput {
  const parts: Record<CallPart, Record<string, unknown>> = {
    params: { ...input.params },
    query: { ...input.query },
    body: { ...input.body },
  }
  for (const [target, source] of Object.entries(def.injected ?? {})) {
    const [part, field] = target.split('.') as [CallPart, string] // the type of `injected` guarantees the shape
    const value = source && values[source]
    const sentValue = parts[part][field]
    if (sentValue !== undefined && sentValue !== value)
      throw new CallFailure('ERR_UNAUTHENTICATED', { reason: `${target} differs from the server value` })
    if (value !== undefined) parts[part][field] = value
    else if (source && isRequired(def, part, field))
      throw new CallFailure(missingValueErrors[source] ?? 'ERR_VALIDATION', { reason: `missing ${source}` })
  }
  return parts
}

const isRequired = (def: CallDefinition, part: CallPart, field: string): boolean => !def[part]?.shape[field]?.safeParse(undefined).success
