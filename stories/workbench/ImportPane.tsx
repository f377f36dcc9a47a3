import { Button, Inline } from '@casino/design-system'
import { useState } from 'react'
import * as controls from './Controls.css.ts'
import * as styles from './JsonTransfer.css.ts'
import { editedCalls } from './model.ts'
import { type WorkbenchKind, workbenchKinds } from './responses.ts'
import * as text from './text.css.ts'

interface ImportPaneProps {
  kind: WorkbenchKind
  /** Imports JSON and returns what it did, or why it did nothing. */
  onImport: (json: string, fileName?: string) => string
}

/** Requests a call of a site on the same origin, with XMLHttpRequest because stories replace `fetch`. Rejects with the status. */
function requestCall(path: string): Promise<string> {
  const url = new URL(path, window.location.href)
  if (url.origin !== window.location.origin) throw new Error(`only URLs on ${window.location.origin} can be loaded`)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const call = workbenchKinds.map((kind) => editedCalls[kind]).find((edited) => edited.path === url.pathname)
    request.open(call?.method ?? 'GET', url)
    request.setRequestHeader('content-type', 'application/json')
    request.onload = () => (request.status === 200 ? resolve(request.responseText) : reject(new Error(`status ${request.status}`)))
    request.onerror = () => reject(new Error('the server did not respond'))
    request.send('{}')
  })
}

/** Import of JSON: pasted, from a file or from a URL. A file can also be dropped anywhere on the page. */
export function ImportPane({ kind, onImport }: ImportPaneProps) {
  const [pasted, setPasted] = useState('')
  const [status, setStatus] = useState('')
  const { path } = editedCalls[kind]
  const importText = (json: string, fileName?: string) => setStatus(onImport(json, fileName))
  const importFrom = async (from: string) => {
    try {
      importText(await requestCall(from))
    } catch (error) {
      setStatus(`Could not load ${from}: ${error instanceof Error ? error.message : 'unknown error'}.`)
    }
  }
  return (
    <section className={styles.pane}>
      <h3 className={text.heading}>Import</h3>
      <p className={text.quiet}>Drop a file anywhere on this page, or paste its text outside a field.</p>
      <label className={controls.stacked}>
        JSON response
        <textarea
          className={styles.json}
          spellCheck={false}
          value={pasted}
          placeholder={`Response of ${path}`}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
      </label>
      <Inline gap={2}>
        <Button size="sm" variant="secondary" onClick={() => importText(pasted)}>
          Import
        </Button>
        <label className={styles.download}>
          Choose a file
          <input
            className={styles.file}
            type="file"
            accept="application/json,.json"
            onChange={async (event) => {
              const [chosen] = event.currentTarget.files ?? []
              event.currentTarget.value = '' // the same file can be chosen again: it may have changed on the disk
              if (chosen) importText(await chosen.text(), chosen.name)
            }}
          />
        </label>
      </Inline>
      <form
        className={styles.url}
        onSubmit={(event) => {
          event.preventDefault()
          void importFrom(String(new FormData(event.currentTarget).get('url')))
        }}
      >
        <label className={controls.stacked}>
          URL on this origin
          <input key={kind} className={controls.input} name="url" defaultValue={path} spellCheck={false} />
        </label>
        <Button size="sm" variant="secondary" type="submit">
          Load
        </Button>
      </form>
      <p role="status" className={text.quiet}>
        {status}
      </p>
    </section>
  )
}
