import { useEffect, useState } from 'react'
import * as controls from './Controls.css.ts'
import { stateFile } from './imports.ts'
import * as transfer from './JsonTransfer.css.ts'
import { addressedWindow, addressWithoutState } from './pageAddress.ts'
import * as styles from './ShareLink.css.ts'
import * as text from './text.css.ts'
import { fragmentOf, maxFragmentLength } from './workbenchLink.ts'
import type { WorkbenchState } from './workbenchState.ts'

interface ShareLinkProps {
  state: WorkbenchState
}

type Shared = { type: 'copied' } | { type: 'not-copied'; link: string } | { type: 'too-long'; length: number }

/** Copies a link that opens the same edits, theme and breakpoint elsewhere; a file where the link would be too long. */
export function ShareLink({ state }: ShareLinkProps) {
  const json = JSON.stringify(state)
  const [made, setMade] = useState({ json: '', fragment: '' })
  /** What was shared of which state. */
  const [shared, setShared] = useState<(Shared & { json: string }) | null>(null)
  // in advance: a browser may refuse the clipboard to a press that compresses first
  useEffect(() => {
    let outdated = false
    fragmentOf(json).then((fragment) => {
      if (!outdated) setMade({ json, fragment })
    })
    return () => {
      outdated = true
    }
  }, [json])
  const share = async () => {
    const { fragment } = made
    if (fragment.length > maxFragmentLength) return setShared({ json, type: 'too-long', length: fragment.length })
    const link = addressWithoutState(addressedWindow()) + fragment
    try {
      await navigator.clipboard.writeText(link)
      setShared({ json, type: 'copied' })
    } catch {
      setShared({ json, type: 'not-copied', link })
    }
  }
  const shown = shared?.json === json ? shared : null
  return (
    <div className={styles.share}>
      <button type="button" className={controls.plain} disabled={made.json !== json} onClick={share}>
        Copy link
      </button>
      <span role="status" className={styles.message}>
        {shown?.type === 'copied' && <span className={text.quiet}>Link copied.</span>}
        {shown?.type === 'not-copied' && (
          <label className={controls.stacked}>
            This browser does not allow copying. Copy the link:
            <input className={controls.input} readOnly value={shown.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        {shown?.type === 'too-long' && (
          <>
            <span>
              The link would have {shown.length.toLocaleString('en')} characters, and mail and chat programs keep{' '}
              {maxFragmentLength.toLocaleString('en')}. Send the file, which can be dropped on this page.
            </span>
            <a className={transfer.download} href={`data:application/json,${encodeURIComponent(json)}`} download={stateFile}>
              Download {stateFile}
            </a>
          </>
        )}
      </span>
    </div>
  )
}
