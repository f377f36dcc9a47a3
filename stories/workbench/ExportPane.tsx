import { Button, Inline } from '@casino/design-system'
import type { ConfigIssue } from '@casino/design-system/runtime'
import { useState } from 'react'
import { contrastRule, countOf } from './findingMessages.ts'
import * as styles from './JsonTransfer.css.ts'
import { editedCalls } from './model.ts'
import type { WorkbenchKind } from './responses.ts'
import * as text from './text.css.ts'

interface ExportPaneProps {
  kind: WorkbenchKind
  /** The JSON response body. */
  json: string
  /** Issues for which the site refuses the file. */
  refused: readonly ConfigIssue[]
}

/** The edited response as JSON, what the site refuses of it, and how to put it on a site. */
export function ExportPane({ kind, json, refused }: ExportPaneProps) {
  const [status, setStatus] = useState('')
  const { path, file } = editedCalls[kind]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json)
      setStatus(`Response of ${path} copied.`)
    } catch {
      setStatus('This browser does not allow copying. Select the JSON and copy it, or download the file.')
    }
  }
  return (
    <section className={styles.pane}>
      <h3 className={text.heading}>Export</h3>
      <Refusals refused={refused} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <pre className={styles.json} data-testid="export" tabIndex={0}>
        {json}
      </pre>
      <Inline gap={2}>
        <a className={styles.primaryDownload} href={`data:application/json,${encodeURIComponent(json)}`} download={file}>
          Download {file}
        </a>
        <Button size="sm" variant="secondary" onClick={copy}>
          Copy JSON
        </Button>
      </Inline>
      <p role="status" className={text.quiet}>
        {status}
      </p>
      <p className={text.quiet}>
        To apply it, replace <code>app/platform/seed/{file}</code>. A site started with <code>npm run dev</code> shows it on the next page
        load; <code>npm start</code> needs a restart.
      </p>
    </section>
  )
}

interface RefusalsProps {
  refused: readonly ConfigIssue[]
}

/** Whether the site accepts the file: every contrast that it refuses, and the number of other issues. */
function Refusals({ refused }: RefusalsProps) {
  const contrasts = refused.filter(({ reason }) => reason === 'low_contrast')
  const others = refused.length - contrasts.length
  if (refused.length === 0) return <p className={text.quiet}>The site accepts this file.</p>
  return (
    <section className={styles.refusals} aria-label="Refused by the site">
      <p className={styles.refusalTitle}>
        The site refuses this file:{' '}
        {[
          contrasts.length > 0 && `${countOf(contrasts.length, 'contrast')} too low`,
          others > 0 && countOf(others, contrasts.length > 0 ? 'other issue' : 'issue'),
        ]
          .filter(Boolean)
          .join(' and ')}
        .
      </p>
      {contrasts.length > 0 && (
        <ul className={styles.refusalList}>
          {contrasts.slice(0, maxListed).map((issue) => (
            <li key={issue.path}>
              <code>{issue.path}</code> {issue.detail}
            </li>
          ))}
        </ul>
      )}
      <p className={text.quiet}>
        {contrasts.length > 0 && `${contrastRule} `}
        {(contrasts.length > maxListed || others > 0) && 'Everything is listed under Issues.'}
      </p>
    </section>
  )
}

const maxListed = 10
