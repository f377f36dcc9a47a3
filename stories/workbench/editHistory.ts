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
  const { kind, path, value, of = '' } = action
  const last = [kind, ...path, of].join('.')
  const next = { ...present, [kind]: setValueAt(present[kind], path, value) }
  return { past: last === history.lastKey ? past : [...past, present], present: next, future: [], lastKey: last }
}
