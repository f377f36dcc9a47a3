import { cleanText } from '@casino/design-system/cleanText'
import type { CallDefinition } from '@casino/features/api/contract'
import { findMalformedText } from '@casino/features/api/malformedText'
import type { z } from 'zod'
import { CallFailure } from './callFailure.ts'
import type { CallPart, RawCallInput } from './injectServerValues.ts'

/** The input with every text as the visitor means it. A form has done the same; a call that comes without one has not. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanTexts(each)]))
}

export type ParsedCallInput = Readonly<Partial<Record<CallPart, Readonly<Record<string, unknown>>>>>

/**
 * Parses every part with the schema of the call table; unknown fields are dropped. Throws ERR_VALIDATION with every invalid field, and for
 * text that neither a URL nor a database can hold.
 */
export function parseCallInput(def: CallDefinition, input: RawCallInput): ParsedCallInput {
  const parsed: Partial<Record<CallPart, Record<string, unknown>>> = {}
  const issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const result = def[part]?.safeParse(cleanTexts(input[part] ?? {}))
    if (result?.success) {
      parsed[part] = result.data
      for (const path of findMalformedText(result.data)) issues.push({ path: path.split('.'), message: 'error.ERR_VALIDATION' })
    } else if (result) issues.push(...result.error.issues)
  }
  if (issues.length === 0) return parsed
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new CallFailure('ERR_VALIDATION', { fields, reason: fields.map(({ path }) => path).join(', ') })
}
