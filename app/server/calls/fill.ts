import type { CallDef, ServerValue } from '@casino/features/session/contract'
import { Failure } from './failure.ts'

export type Part = 'params' | 'query' | 'body'
/** The unparsed parts of a call. */
export type RawInput = Readonly<Partial<Record<Part, Readonly<Record<string, unknown>>>>>
export type ServerValues = Readonly<Partial<Record<ServerValue, string>>>

/** Error code for a required server value that is missing. */
const lacking: Partial<Record<ServerValue, 'ERR_UNAUTHENTICATED' | 'ERR_TRANSACTION_EXPIRED'>> = {
  sessionId: 'ERR_UNAUTHENTICATED',
  userId: 'ERR_UNAUTHENTICATED',
  transactionId: 'ERR_TRANSACTION_EXPIRED',
}

/**
 * Injects the values that the site server holds into the parts of a call.
 * Throws ERR_UNAUTHENTICATED when the browser sent a different value; a code of `missingValueErrors` when a required one is missing.
 */
export function fill(def: CallDef, input: RawInput, values: ServerValues): RawInput {
  const parts: Record<Part, Record<string, unknown>> = {
    params: { ...input.params },
    query: { ...input.query },
    body: { ...input.body },
  }
  for (const [place, source] of Object.entries(def.filled ?? {})) {
    const [part, field] = place.split('.') as [Part, string] // the type of `filled` guarantees the shape
    const held = source && values[source]
    const sent = parts[part][field]
    if (sent !== undefined && sent !== held) throw new Failure('ERR_UNAUTHENTICATED', { reason: `${place} differs from the server value` })
    if (held !== undefined) parts[part][field] = held
    else if (source && isNeeded(def, part, field)) throw new Failure(lacking[source] ?? 'ERR_VALIDATION', { reason: `missing ${source}` })
  }
  return parts
}

const isNeeded = (def: CallDef, part: Part, field: string): boolean => !def[part]?.shape[field]?.safeParse(undefined).success
