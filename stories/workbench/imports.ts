import { isRawJsonObject, ownJsonValue, type RawJsonObject } from './json.ts'
import { editedCalls } from './model.ts'
import { type WorkbenchKind, workbenchKinds } from './responses.ts'
import { parseState, type WorkbenchState } from './workbenchState.ts'

/** Name of a file with a whole state. */
export const stateFile = 'workbench.json'

const maxImportLength = 1_000_000
export type ImportResult =
  | { type: 'imported'; kind: WorkbenchKind; response: RawJsonObject }
  /** A link's content, as a file. */
  | { type: 'state'; state: WorkbenchState }
  | { type: 'refused'; reason: string }

/**
 * Parses JSON that was pasted, dropped or chosen: a bare response, one in a site server's `{result, data}` envelope, or a state. The name of
 * its file tells the kind of a response, and so does a part that only one kind has; otherwise it is one of `chosen`.
 */
export function readImport(text: string, chosen: WorkbenchKind, fileName = ''): ImportResult {
  if (text.length > maxImportLength)
    return { type: 'refused', reason: `Larger than 1 MB, so not the response of ${editedCalls[chosen].path}.` }
  const state = parseState(text)
  if (state) return { type: 'state', state }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { type: 'refused', reason: `Not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` }
  }
  const response = ownJsonValue(parsed, 'result') !== undefined ? ownJsonValue(parsed, 'data') : parsed
  const hasPart = (part: string | undefined) => part !== undefined && isRawJsonObject(response) && Object.hasOwn(response, part)
  const kind =
    workbenchKinds.find((each) => editedCalls[each].file === fileName) ??
    workbenchKinds.find((each) => hasPart(editedCalls[each].part)) ??
    chosen
  const { path, example, part } = editedCalls[kind]
  if (isRawJsonObject(response) && (part === undefined || hasPart(part))) return { type: 'imported', kind, response }
  return { type: 'refused', reason: `Valid JSON, but not the response of ${path}, which is one object: ${example}.` }
}
