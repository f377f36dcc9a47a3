import { ConfirmDialog } from '@casino/design-system'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as styles from './Controls.css.ts'
import type { EditAction } from './editHistory.ts'
import { duplicateTheme, removeTheme, renameTheme, themeNameError } from './editThemes.ts'
import type { RawResponses, ThemeKind } from './responses.ts'
import * as text from './text.css.ts'
import { themeUsages } from './themeUsages.ts'

interface ManageThemesProps {
  kind: ThemeKind
  responses: RawResponses
  name: string
  dispatch: (dispatch: EditAction) => void
  onSelect: (name: string) => void
}

const tasks = {
  add: { open: 'New', label: () => 'Name of the new theme', submit: 'Add' },
  rename: { open: 'Rename', label: (name: string) => `New name for ${name}`, submit: 'Rename' },
  duplicate: { open: 'Duplicate', label: (name: string) => `Name for the copy of ${name}`, submit: 'Duplicate' },
}
type Task = keyof typeof tasks
const taskNames = Object.keys(tasks) as Task[] // the keys of the object above

/** A change that awaits confirmation. */
interface PendingChange {
  next: RawResponses
  choose: string
  verb: 'Delete' | 'Rename'
}

/** Adds, renames, duplicates and deletes themes. Asks for confirmation if a place of the site would lose its theme. */
export function ManageThemes({ kind, responses, name, dispatch, onSelect }: ManageThemesProps) {
  const [task, setTask] = useState<Task | null>(null)
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState<PendingChange | null>(null)
  const [affectedUsages, setAffectedUsages] = useState<ReturnType<typeof themeUsages>>([])
  const nameInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const finish = ({ next, choose }: PendingChange) => {
    dispatch({ type: 'step', now: next })
    onSelect(choose)
    setTask(null)
    setPending(null)
  }
  const confirmIfUsed = (wanted: PendingChange) => {
    const affected = themeUsages(wanted.next, kind, name)
    setAffectedUsages(affected)
    if (affected.length > 0) setPending(wanted)
    else finish(wanted)
  }
  const start = (chosen: Task) => {
    setTask(chosen)
    setProblem('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = nameInput.current?.value.trim() ?? ''
    const wrong = themeNameError(responses, kind, to)
    setProblem(wrong ?? '')
    if (wrong) return nameInput.current?.focus()
    if (task === 'rename') confirmIfUsed({ next: renameTheme(responses, kind, name, to), choose: to, verb: 'Rename' })
    else if (task === 'duplicate') finish({ next: duplicateTheme(responses, kind, name, to), choose: to, verb: 'Rename' })
    else finish({ next: { ...responses, [kind]: { ...responses[kind], [to]: {} } }, choose: to, verb: 'Rename' })
  }
  const remove = () => confirmIfUsed({ next: removeTheme(responses, kind, name), choose: '', verb: 'Delete' })
  return (
    <div className={styles.manage}>
      <div className={styles.actions}>
        {taskNames.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.plain}
            aria-expanded={task === each}
            disabled={each !== 'add' && name === ''}
            onClick={() => (task === each ? setTask(null) : start(each))}
          >
            {tasks[each].open}
          </button>
        ))}
        <button type="button" className={styles.plain} disabled={name === ''} onClick={remove}>
          Delete
        </button>
      </div>
      {task && (
        <form className={styles.stacked} onSubmit={submit}>
          <label htmlFor={id}>{tasks[task].label(name)}</label>
          <span className={styles.pair}>
            <input
              key={task}
              id={id}
              ref={nameInput}
              // biome-ignore lint/a11y/noAutofocus: the form opens on a button press
              autoFocus
              className={styles.input}
              defaultValue={task === 'add' ? '' : name}
              spellCheck={false}
              aria-invalid={problem !== '' || undefined}
              aria-describedby={`${id}-problem`}
            />
            <button type="submit" className={styles.plain}>
              {tasks[task].submit}
            </button>
          </span>
          <p id={`${id}-problem`} role="status" className={text.wrong}>
            {problem}
          </p>
        </form>
      )}
      <ConfirmDialog
        open={pending !== null}
        title={pending?.verb === 'Rename' ? `Rename ${name}? The site uses it.` : `Delete ${name}? The site uses it.`}
        description="These parts of the site use the theme by this name. Without it they fall back to the default appearance."
        confirm={{ label: pending?.verb === 'Rename' ? 'Rename theme' : 'Delete theme', tone: 'danger' }}
        cancel={{ label: 'Cancel' }}
        onCancel={() => setPending(null)}
        onConfirm={() => pending && finish(pending)}
      >
        <ul className={styles.plainList}>
          {affectedUsages.map(({ location, text }) => (
            <li key={location}>
              <code>{location}</code> {text}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  )
}
