import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { useState } from 'react'
import * as controls from './Controls.css.ts'
import { answers, importJson, type Kind, kinds } from './model.ts'
import * as css from './Transfer.css.ts'
import * as text from './text.css.ts'
import type { Raw } from './values.ts'

interface TransferProps {
  readonly kind: Kind
  /** The JSON response body. */
  readonly json: string
  readonly onImport: (answer: Raw) => void
}

/** Requests a call of a site on the same origin, with XMLHttpRequest because stories replace `fetch`. Rejects with the status. */
function ask(address: string): Promise<string> {
  const url = new URL(address, window.location.href)
  if (url.origin !== window.location.origin) throw new Error(`only ${window.location.origin} can be read from here`)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const call = kinds.map((kind) => answers[kind]).find((answer) => answer.address === url.pathname)
    request.open(call?.method ?? 'GET', url)
    request.setRequestHeader('content-type', 'application/json')
    request.onload = () => (request.status === 200 ? resolve(request.responseText) : reject(new Error(`it answered ${request.status}`)))
    request.onerror = () => reject(new Error('it could not be reached'))
    request.send('{}')
  })
}

/** Export and import of JSON. */
export function Transfer({ kind, json, onImport }: TransferProps) {
  const [pasted, setPasted] = useState('')
  const [said, setSaid] = useState('')
  const { address, file, part } = answers[kind]
  const take = (text: string) => {
    const read = importJson(text, kind)
    const taken = part ? `What ${address} answers is in.` : `${read.ok ? Object.keys(read.answer).length : 0} themes are in.`
    setSaid(read.ok ? `${taken} Undo brings back what was.` : read.why)
    if (read.ok) onImport(read.answer)
  }
  const fetchFrom = async (from: string) => {
    try {
      take(await ask(from))
    } catch (error) {
      setSaid(`Nothing came from ${from}: ${error instanceof Error ? error.message : 'it failed'}.`)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json)
      setSaid(`Copied: what ${address} answers.`)
    } catch {
      setSaid('This browser does not let the page copy. Mark the JSON below and copy it, or download it.')
    }
  }
  return (
    <div className={css.transfer}>
      <div className={css.pane}>
        <h3 className={text.heading}>Export</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
        <pre className={css.json} data-testid="export" tabIndex={0}>
          {json}
        </pre>
        <Inline gap={2}>
          <Button size="sm" onClick={copy}>
            Copy JSON
          </Button>
          <a className={css.download} href={`data:application/json,${encodeURIComponent(json)}`} download={file}>
            Download {file}
          </a>
        </Inline>
      </div>
      <div className={css.pane}>
        <h3 className={text.heading}>Import</h3>
        <label className={controls.stacked}>
          JSON of a site
          <textarea
            className={css.json}
            spellCheck={false}
            value={pasted}
            placeholder={`What ${address} answers`}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
        </label>
        <Inline gap={2}>
          <Button size="sm" variant="secondary" onClick={() => take(pasted)}>
            Take it in
          </Button>
          <label className={css.download}>
            Open a file
            <input
              className={css.file}
              type="file"
              accept="application/json,.json"
              onChange={async (event) => {
                const [chosen] = event.currentTarget.files ?? []
                if (chosen) take(await chosen.text())
              }}
            />
          </label>
        </Inline>
        <form
          className={css.address}
          onSubmit={(event) => {
            event.preventDefault()
            void fetchFrom(String(new FormData(event.currentTarget).get('address')))
          }}
        >
          <label className={controls.stacked}>
            Address on this origin
            <input key={kind} className={controls.input} name="address" defaultValue={address} spellCheck={false} />
          </label>
          <Button size="sm" variant="secondary" type="submit">
            Fetch
          </Button>
        </form>
        <p role="status" className={text.quiet}>
          {said}
        </p>
      </div>
    </div>
  )
}
