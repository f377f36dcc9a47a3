import { useEffect, useReducer, useState } from 'react'
import { loadEdits, type RestoredEdits, saveEdits, subscribeToEdits } from '../support/editedThemes.ts'
import { type EditAction, type EditHistory, historyReducer, startHistory } from './editHistory.ts'
import type { RawResponses } from './responses.ts'

/** An undo history with the state of its copy in the browser. */
export interface SavedEditHistory {
  history: EditHistory
  dispatch: (action: EditAction) => void
  /** The edits with which the workbench started, if a previous visit left some. */
  restored: RestoredEdits | null
  /** Whether the browser keeps the edits over a reload. */
  saved: boolean
}

/**
 * Undo history that starts with the edits saved under `storageKey`, and saves every change. Another tab's changes are taken over:
 * what this one saved next would delete them. Without a key nothing is saved.
 */
export function useEditHistory(served: RawResponses, storageKey: string | undefined): SavedEditHistory {
  const [restored] = useState(() => (storageKey ? loadEdits(storageKey, served) : null))
  const [history, dispatch] = useReducer(historyReducer, restored, (edits) =>
    edits ? { ...startHistory(edits.responses), past: [served] } : startHistory(served),
  )
  const [saved, setSaved] = useState(true)
  const { present } = history
  useEffect(() => {
    if (storageKey) setSaved(saveEdits(storageKey, served, present))
  }, [storageKey, served, present])
  useEffect(() => {
    if (!storageKey) return
    return subscribeToEdits(storageKey, () => dispatch({ type: 'adopt', now: loadEdits(storageKey, served)?.responses ?? served }))
  }, [storageKey, served])
  return { history, dispatch, restored, saved }
}
