import { useEffect, useEffectEvent } from 'react'
import { isTextField } from './undoKeys.ts'

/** Calls back with the text of a file that is dropped on the page or pasted, and with text that is pasted outside a text field. */
export function useDroppedImports(onText: (text: string, fileName?: string) => void) {
  const take = useEffectEvent(async (data: DataTransfer) => {
    const [file] = data.files
    if (file) onText(await file.text(), file.name)
    else if (data.getData('text/plain').trim()) onText(data.getData('text/plain'))
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener(
      'paste',
      (event) => {
        if (event.clipboardData && !isTextField(event.target)) void take(event.clipboardData)
      },
      { signal },
    )
    const onFile = (use: (data: DataTransfer) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault() // the browser would leave the page for the file
      use(event.dataTransfer)
    }
    document.addEventListener(
      'dragover',
      onFile(() => undefined),
      { signal },
    )
    document.addEventListener(
      'drop',
      onFile((data) => void take(data)),
      { signal },
    )
    return () => listening.abort()
  }, [])
}
