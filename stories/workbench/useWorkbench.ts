import { useState } from 'react'
import { loadAside, sameJson, saveAside } from '../support/editedThemes.ts'
import { countOf } from './findingMessages.ts'
import { readImport } from './imports.ts'
import { editedCalls } from './model.ts'
import type { RawResponses, WorkbenchKind } from './responses.ts'
import { useDroppedImports } from './useDroppedImports.ts'
import { useEditHistory } from './useEditHistory.ts'
import { useLinkedState } from './useLinkedState.ts'
import { useWorkbenchView } from './useWorkbenchView.ts'
import type { WorkbenchState } from './workbenchState.ts'

/** The edits, the view and everything that replaces both: links, files, pasted text. */
export function useWorkbench(served: RawResponses, storageKey: string | undefined) {
  const edits = useEditHistory(served, storageKey)
  const { history, dispatch } = edits
  const [view, setView] = useWorkbenchView(storageKey)
  const [notice, setNotice] = useState('')
  const [aside, setAside] = useState<readonly RawResponses[]>(() => (storageKey ? loadAside(storageKey) : []))
  const responses = history.present
  const keepAside = (lists: readonly RawResponses[]) => {
    setAside(lists)
    if (storageKey) saveAside(storageKey, served, lists)
  }
  const openState = ({ kind, names, breakpoint, edits: linked }: WorkbenchState) => {
    const now = { ...served, ...linked }
    const replaces = !sameJson(responses, served) && !sameJson(responses, now)
    if (replaces) keepAside([...aside, responses].slice(-maxAside))
    if (!sameJson(responses, now)) dispatch({ type: 'step', now })
    setView({ kind, names, breakpoint })
  }
  const returnToOwn = () => {
    const own = aside.at(-1)
    if (own) dispatch({ type: 'step', now: own })
    keepAside(aside.slice(0, -1))
    setNotice('')
  }
  const importText = (text: string, fileName?: string): string => {
    const read = readImport(text, view.kind, fileName)
    if (read.type === 'refused') return read.reason
    if (read.type === 'state') {
      openState(read.state)
      return 'The state of the file is open.'
    }
    const { kind, response } = read
    dispatch({ type: 'step', now: { ...responses, [kind]: response } })
    setView({ ...view, kind })
    const { part, path, title } = editedCalls[kind]
    const what = part ? `Response of ${path}` : `${countOf(Object.keys(response).length, 'theme')} of ${title.toLowerCase()}`
    return `${what} imported. Undo restores the previous version.`
  }
  useDroppedImports((text, fileName) => setNotice(importText(text, fileName)))
  useLinkedState(storageKey !== undefined, (content) => {
    if (content.type === 'state') openState(content.state)
    setNotice(
      content.type === 'state'
        ? 'This is the state of the link.'
        : 'The link cannot be read: a part of it is missing. Your edits are unchanged.',
    )
  })
  return {
    edits,
    view,
    selectKind: (kind: WorkbenchKind) => setView({ ...view, kind }),
    selectName: (name: string) => setView({ ...view, names: { ...view.names, [view.kind]: name } }),
    selectBreakpoint: (breakpoint: typeof view.breakpoint) => setView({ ...view, breakpoint }),
    notice,
    importText,
    /** Returns to the edits that a link or a file has replaced; null where it has replaced none. */
    returnToOwn: aside.length > 0 && !sameJson(aside.at(-1), responses) ? returnToOwn : null,
  }
}

/** Edits that are kept when links and files replace them. */
const maxAside = 10
