import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { useState } from 'react'
import * as controls from './Controls.css.ts'
import * as styles from './JsonTransfer.css.ts'
import type { RawJsonObject } from './json.ts'
import { editedCalls, importJson } from './model.ts'
import { type WorkbenchKind, workbenchKinds } from './responses.ts'
import * as text from './text.css.ts'

interface JsonTransferProps {
  kind: WorkbenchKind
  /** The JSON response body. */
  json: string
  onImport: (answer: RawJsonObject) => void
}

/** Requests a call of a site on the same origin, with XMLHttpRequest because stories replace `fetch`. Rejects with the status. */
function requestCall(path: string): Promise<string> {
  const url = new URL(path, window.location.href)
  if (url.origin !== window.location.origin) throw new Error(`only ${window.location.origin} can be read from here`)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const call = workbenchKinds.map((kind) => editedCalls[kind]).find((answer) => answer.path === url.pathname)
    request.open(call?.method ?? 'GET', url)
    request.setRequestHeader('content-type', 'application/json')
    request.onload = () => (request.status === 200 ? resolve(request.responseText) : reject(new Error(`it answered ${request.status}`)))
    request.onerror = () => reject(new Error('it could not be reached'))
    request.send('{}')
  })
}

/** Export and import of JSON. */
export function JsonTransfer({ kind, json, onImport }: JsonTransferProps) {
  const [pasted, setPasted] = useState('')
  const [status, setStatus] = useState('')
  const { path, file, part } = editedCalls[kind]
  const importText = (text: string) => {
    const read = importJson(text, kind)
    const taken = part ? `What ${path} answers is in.` : `${read.type === 'imported' ? Object.keys(read.answer).length : 0} themes are in.`
    setStatus(read.type === 'imported' ? `${taken} Undo brings back what was.` : read.why)
    if (read.type === 'imported') onImport(read.answer)
  }
  const fetchFrom = async (from: string) => {
    try {
      importText(await requestCall(from))
    } catch (error) {
      setStatus(`Nothing came from ${from}: ${error instanceof Error ? error.message : 'it failed'}.`)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json)
      setStatus(`Copied: what ${path} answers.`)
    } catch {
      setStatus('This browser does not let the page copy. Mark the JSON below and copy it, or download it.')
    }
  }
  return (
    <div className={styles.transfer}>
      <div className={styles.pane}>
        <h3 className={text.heading}>Export</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
        <pre className={styles.json} data-testid="export" tabIndex={0}>
          {json}
        </pre>
        <Inline gap={2}>
          <Button size="sm" onClick={copy}>
            Copy JSON
          </Button>
          <a className={styles.download} href={`data:application/json,${encodeURIComponent(json)}`} download={file}>
            Download {file}
          </a>
        </Inline>
      </div>
      <div className={styles.pane}>
        <h3 className={text.heading}>Import</h3>
        <label className={controls.stacked}>
          JSON of a site
          <textarea
            className={styles.json}
            spellCheck={false}
            value={pasted}
            placeholder={`What ${path} answers`}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
        </label>
        <Inline gap={2}>
          <Button size="sm" variant="secondary" onClick={() => importText(pasted)}>
            Take it in
          </Button>
          <label className={styles.download}>
            Open a file
            <input
              className={styles.file}
              type="file"
              accept="application/json,.json"
              onChange={async (event) => {
                const [chosen] = event.currentTarget.files ?? []
                if (chosen) importText(await chosen.text())
              }}
            />
          </label>
        </Inline>
        <form
          className={styles.address}
          onSubmit={(event) => {
            event.preventDefault()
            void fetchFrom(String(new FormData(event.currentTarget).get('address')))
          }}
        >
          <label className={controls.stacked}>
            Address on this origin
            <input key={kind} className={controls.input} name="address" defaultValue={path} spellCheck={false} />
          </label>
          <Button size="sm" variant="secondary" type="submit">
            Fetch
          </Button>
        </form>
        <p role="status" className={text.quiet}>
          {status}
        </p>
      </div>
    </div>
  )
}
