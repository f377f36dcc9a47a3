import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import * as z from 'zod/mini'
import { sameJson } from '../support/editedThemes.ts'
import { type RawResponses, type WorkbenchKind, workbenchKinds } from './responses.ts'

/** What the workbench shows. */
export interface WorkbenchView {
  kind: WorkbenchKind
  /** The chosen theme or form of each kind; the first one where none is chosen. */
  names: Readonly<Partial<Record<WorkbenchKind, string>>>
  breakpoint: Breakpoint
}

const jsonObject = z.record(z.string(), z.unknown())
const optionalName = z.optional(z.string())
const viewShape = {
  kind: z.enum(workbenchKinds),
  names: z.object({ button: optionalName, input: optionalName, form: optionalName }),
  breakpoint: z.enum(breakpointNames),
}
const viewSchema = z.object(viewShape)
const stateSchema = z.object({
  /** Version of the format. */
  workbench: z.literal(1),
  ...viewShape,
  /** The responses that differ from the seed. */
  edits: z.object({ button: z.optional(jsonObject), input: z.optional(jsonObject), form: z.optional(jsonObject) }),
})

/** A view with its edits, as a link and a file carry it. */
export type WorkbenchState = z.output<typeof stateSchema>

export const stateOf = (view: WorkbenchView, served: RawResponses, responses: RawResponses): WorkbenchState => ({
  workbench: 1,
  ...view,
  edits: Object.fromEntries(
    workbenchKinds.filter((kind) => !sameJson(served[kind], responses[kind])).map((kind) => [kind, responses[kind]]),
  ),
})

/** The state in the text of a link or file; null for any other text. */
export const parseState = (text: string): WorkbenchState | null => parseJson(text, stateSchema)
/** The view in a stored text; null for any other text. */
export const parseView = (text: string): WorkbenchView | null => parseJson(text, viewSchema)

function parseJson<T>(text: string, schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
