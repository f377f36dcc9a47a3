import { useEffect, useState } from 'react'
import { parseView, type WorkbenchView } from './workbenchState.ts'

const initialView: WorkbenchView = { kind: 'button', names: {}, breakpoint: 'xs' }
const viewKey = (storageKey: string) => `${storageKey}-view`

function loadView(storageKey: string): WorkbenchView | null {
  try {
    return parseView(window.sessionStorage.getItem(viewKey(storageKey)) ?? '')
  } catch {
    return null // no storage
  }
}

/** What the workbench shows. The tab keeps it over a reload; without a key nothing is kept. */
export function useWorkbenchView(storageKey: string | undefined) {
  const [view, setView] = useState(() => (storageKey && loadView(storageKey)) || initialView)
  useEffect(() => {
    if (!storageKey) return
    try {
      window.sessionStorage.setItem(viewKey(storageKey), JSON.stringify(view))
    } catch {
      // no storage: a reload starts with the first theme
    }
  }, [storageKey, view])
  return [view, setView] as const // a pair, not an array
}
