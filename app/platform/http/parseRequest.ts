import type { CallDefinition } from '@casino/features/api/contract'
import { type InvalidField, PlatformError } from '@casino/shared/platformError'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { coerceStrings } from './coerce.ts'

/** Path parameters, query and body, parsed with the schemas of the call. */
export interface ParsedRequest {
  params: unknown
  query: unknown
  body: unknown
}

/** Parses a request with the call's schemas. Throws ERR_VALIDATION with the path of every invalid field. */
export function parseRequest(call: CallDefinition, request: FastifyRequest): ParsedRequest {
  const fields: InvalidField[] = []
  const parse = (part: keyof ParsedRequest, raw: unknown): unknown => {
    const schema = call[part]
    if (!schema) return undefined
    const parsed = schema.safeParse(part === 'body' ? (raw ?? {}) : coerceStrings(schema, (raw ?? {}) as Record<string, unknown>)) // fastify parses both to objects of strings
    if (parsed.success) return parsed.data
    fields.push(...parsed.error.issues.map(toInvalidField))
    return undefined
  }
  const parts = { params: parse('params', request.params), query: parse('query', request.query), body: parse('body', request.body) }
  if (fields.length) throw new PlatformError('ERR_VALIDATION', { fields })
  return parts
}

/** Messages defined in the call tables are text keys; zod's default English messages are replaced. */
const toInvalidField = (issue: z.core.$ZodIssue): InvalidField => ({
  path: issue.path.join('.'),
  message: issue.message.startsWith('validation.') ? issue.message : 'error.ERR_VALIDATION',
})
