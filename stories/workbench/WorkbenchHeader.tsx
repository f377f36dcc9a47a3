import { IconButton } from '@casino/design-system'
import type { ReactNode } from 'react'
import { sameJson } from '../support/editedThemes.ts'
import * as controls from './Controls.css.ts'
import { RedoIcon, UndoIcon } from './icons.tsx'
import { editedCalls } from './model.ts'
import { type RawResponses, type WorkbenchKind, workbenchKinds } from './responses.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import * as text from './text.css.ts'
import type { SavedEditHistory } from './useEditHistory.ts'
import * as styles from './Workbench.css.ts'

interface WorkbenchHeaderProps {
  kind: WorkbenchKind
  onKind: (kind: WorkbenchKind) => void
  /** The responses without edits. */
  served: RawResponses
  edits: SavedEditHistory
  /** What a link or a file has changed. */
  notice: string
  /** Returns to the edits that a link or a file has replaced, if it has. */
  onReturn: (() => void) | null
  children: ReactNode
}

/** Title, choice of what to edit, undo and redo, and the state of the saved edits. */
export function WorkbenchHeader({ kind, onKind, served, edits, notice, onReturn, children }: WorkbenchHeaderProps) {
  const { history, dispatch } = edits
  const message = savedMessage(edits)
  return (
    <div className={styles.header}>
      <div className={styles.bar}>
        <h2 className={styles.title}>Theme workbench</h2>
        <SegmentedControl
          legend="What to edit"
          values={workbenchKinds}
          value={kind}
          onChange={onKind}
          labelOf={(value) => editedCalls[value].title}
          isChanged={(value) => !sameJson(history.present[value], served[value])}
        />
        <div className={styles.tools}>
          <IconButton label="Undo" icon={<UndoIcon />} disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })} />
          <IconButton label="Redo" icon={<RedoIcon />} disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })} />
          <button
            type="button"
            className={controls.plain}
            disabled={sameJson(history.present, served)}
            onClick={() => dispatch({ type: 'step', now: served })}
          >
            Discard edits
          </button>
        </div>
      </div>
      <div className={styles.notices}>
        {children}
        <div role="status" className={styles.notices}>
          {[message, notice].filter(Boolean).map((line) => (
            <p key={line} className={text.quiet}>
              {line}
            </p>
          ))}
        </div>
        {onReturn && (
          <button type="button" className={controls.plain} onClick={onReturn}>
            Return to my edits
          </button>
        )}
      </div>
    </div>
  )
}

/** What the user has to know about edits of a previous visit, and about a browser that keeps none. */
function savedMessage({ restored, saved }: SavedEditHistory): string | null {
  if (!saved) return 'This browser does not keep your edits: download the file before you leave the page.'
  if (!restored) return null
  const changed = restored.conflicts.map((kind) => editedCalls[kind].file).join(' and ')
  const note = changed && ` ${changed} changed since: compare before you export.`
  return `Your edits from the last visit are restored.${note}`
}
