import type { CallDef } from '@casino/features/session/contract'
import type { z } from 'zod'
import { Failure } from './failure.ts'
import type { Part, RawInput } from './fill.ts'

export type ParsedInput = Readonly<Partial<Record<Part, Readonly<Record<string, unknown>>>>>

/** Parses every part with the schema of the call table; unknown fields are dropped. Throws ERR_VALIDATION with every invalid field. */
export function parseInput(def: CallDef, input: RawInput): ParsedInput {
  const parsed: Partial<Record<Part, Record<string, unknown>>> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const result = def[part]?.safeParse(input[part] ?? {})
    if (result?.success) parsed[part] = result.data
    else if (result) issues.push(...result.error.issues)
  }
  if (issues.length === 0) return parsed
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Failure('ERR_VALIDATION', { fields, reason: fields.map(({ path }) => path).join(', ') })
}
