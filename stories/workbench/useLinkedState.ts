import { useEffect, useEffectEvent } from 'react'
import { addressedWindow, removeState } from './pageAddress.ts'
import { type FragmentContent, readFragment } from './workbenchLink.ts'

/** Calls back with the state of the link that opened the page, and of each that is opened in it. The link is read once. */
export function useLinkedState(enabled: boolean, onLink: (content: Exclude<FragmentContent, { type: 'none' }>) => void) {
  const open = useEffectEvent(onLink)
  useEffect(() => {
    if (!enabled) return
    const page = addressedWindow()
    let gone = false
    const read = async () => {
      const content = await readFragment(page.location.hash)
      if (gone || content.type === 'none') return
      removeState(page)
      open(content)
    }
    void read()
    page.addEventListener('hashchange', read)
    return () => {
      gone = true
      page.removeEventListener('hashchange', read)
    }
  }, [enabled])
}
