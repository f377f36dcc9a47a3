import type { Kind, Served } from './model.ts'
import { withValue } from './values.ts'

/** Undo history: past and undone states. */
export interface History {
  readonly past: readonly Served[]
  readonly now: Served
  readonly future: readonly Served[]
  /** Key of the last change: consecutive changes of one field are one undo step. */
  readonly last: string
}
export type Edit =
  /** `of` identifies the edited field where several fields share a path. */
  | { readonly type: 'set'; readonly kind: Kind; readonly path: readonly string[]; readonly value: unknown; readonly of?: string }
  /** Always a separate undo step. */
  | { readonly type: 'step'; readonly now: Served }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

export const begin = (now: Served): History => ({ past: [], now, future: [], last: '' })

export function edit(history: History, change: Edit): History {
  const { past, now, future } = history
  if (change.type === 'undo') {
    const before = past.at(-1)
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: '' } : history
  }
  if (change.type === 'redo') {
    const [after, ...rest] = future
    return after ? { past: [...past, now], now: after, future: rest, last: '' } : history
  }
  if (change.type === 'step') return { past: [...past, now], now: change.now, future: [], last: '' }
  const { kind, path, value, of = '' } = change
  const last = [kind, ...path, of].join('.')
  const next = { ...now, [kind]: withValue(now[kind], path, value) }
  return { past: last === history.last ? past : [...past, now], now: next, future: [], last }
}
