import { sameJson } from '../support/editedThemes.ts'
import { setValueAt } from './json.ts'
import type { RawResponses, WorkbenchKind } from './responses.ts'

/** Undo history: past and undone states. */
export interface EditHistory {
  past: readonly RawResponses[]
  present: RawResponses
  future: readonly RawResponses[]
  /** Key of the last change: consecutive changes of one field are one undo step. */
  lastKey: string
}
export type EditAction =
  /** `of` identifies the edited field where several fields share a path. */
  | { type: 'set'; kind: WorkbenchKind; path: readonly string[]; value: unknown; of?: string }
  /** Always a separate undo step. */
  | { type: 'step'; now: RawResponses }
  /** The edits of another tab. Consecutive ones are one undo step. */
  | { type: 'adopt'; now: RawResponses }
  | { type: 'undo' }
  | { type: 'redo' }

export const startHistory = (now: RawResponses): EditHistory => ({ past: [], present: now, future: [], lastKey: '' })

export function historyReducer(history: EditHistory, action: EditAction): EditHistory {
  const { past, present, future } = history
  if (action.type === 'undo') {
    const before = past.at(-1)
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], lastKey: '' } : history
  }
  if (action.type === 'redo') {
    const [after, ...rest] = future
    return after ? { past: [...past, present], present: after, future: rest, lastKey: '' } : history
  }
  if (action.type === 'step') return { past: [...past, present], present: action.now, future: [], lastKey: '' }
  if (action.type === 'adopt') return sameJson(action.now, present) ? history : change(history, 'adopt', action.now)
  const { kind, path, value, of = '' } = action
  return change(history, [kind, ...path, of].join('.'), { ...present, [kind]: setValueAt(present[kind], path, value) })
}

/** One undo step for consecutive changes of one key. */
const change = ({ past, present, lastKey }: EditHistory, key: string, next: RawResponses): EditHistory => ({
  past: key === lastKey ? past : [...past, present],
  present: next,
  future: [],
  lastKey: key,
})
