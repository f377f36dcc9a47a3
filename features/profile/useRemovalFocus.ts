import { type RefCallback, type RefObject, useEffect, useRef } from 'react'
import type { ChosenFile } from './documentUpload.ts'

interface RemovalFocus {
  chooseButton: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>
  /** Ref of the button that removes the file with this id. */
  removeButton: (id: string) => RefCallback<HTMLElement>
}

/** A file that is removed passes its focus to the remove button of the next one, and the last to the button that chooses files. */
export function useRemovalFocus(files: readonly ChosenFile[]): RemovalFocus {
  const chooseButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const removeButtons = useRef(new Map<string, HTMLElement>())
  const shown = useRef(files)
  useEffect(() => {
    const removed = shown.current.findIndex(({ id }) => !files.some((file) => file.id === id))
    shown.current = files
    if (removed === -1 || document.activeElement !== document.body) return
    const next = files.slice(removed).find(({ id }) => removeButtons.current.has(id))
    const target = next ? removeButtons.current.get(next.id) : chooseButton.current
    target?.focus()
  }, [files])
  const removeButton = (id: string) => (button: HTMLElement | null) => {
    if (button) removeButtons.current.set(id, button)
    else removeButtons.current.delete(id)
  }
  return { chooseButton, removeButton }
}
