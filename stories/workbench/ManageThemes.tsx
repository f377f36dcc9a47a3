import { ConfirmDialog } from '@casino/design-system/components/ConfirmDialog'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as css from './Controls.css.ts'
import type { Edit } from './history.ts'
import type { Served, ThemeKind } from './model.ts'
import { slotsOf } from './slots.ts'
import * as text from './text.css.ts'
import { duplicateTheme, nameProblem, removeTheme, renameTheme } from './themes.ts'

interface ManageThemesProps {
  readonly kind: ThemeKind
  readonly now: Served
  readonly name: string
  readonly change: (change: Edit) => void
  readonly onChoose: (name: string) => void
}

const tasks = {
  add: { open: 'New', label: () => 'Name of the new theme', yes: 'Add' },
  rename: { open: 'Rename', label: (name: string) => `New name of ${name}`, yes: 'Rename' },
  duplicate: { open: 'Duplicate', label: (name: string) => `Name of the copy of ${name}`, yes: 'Duplicate' },
}
type Task = keyof typeof tasks
const taskNames = Object.keys(tasks) as Task[] // the keys of the object above

/** A change that awaits confirmation. */
interface Pending {
  readonly next: Served
  readonly choose: string
  readonly verb: 'Delete' | 'Rename'
}

/** Adds, renames, duplicates and deletes themes. Asks for confirmation if a place of the site would lose its theme. */
export function ManageThemes({ kind, now, name, change, onChoose }: ManageThemesProps) {
  const [task, setTask] = useState<Task | null>(null)
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState<Pending | null>(null)
  const [orphans, setOrphans] = useState<ReturnType<typeof slotsOf>>([])
  const given = useRef<HTMLInputElement>(null)
  const id = useId()
  const finish = ({ next, choose }: Pending) => {
    change({ type: 'step', now: next })
    onChoose(choose)
    setTask(null)
    setPending(null)
  }
  const weigh = (wanted: Pending) => {
    const left = slotsOf(wanted.next, kind, name)
    setOrphans(left)
    if (left.length > 0) setPending(wanted)
    else finish(wanted)
  }
  const start = (chosen: Task) => {
    setTask(chosen)
    setProblem('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = given.current?.value.trim() ?? ''
    const wrong = nameProblem(now, kind, to)
    setProblem(wrong ?? '')
    if (wrong) return given.current?.focus()
    if (task === 'rename') weigh({ next: renameTheme(now, kind, name, to), choose: to, verb: 'Rename' })
    else if (task === 'duplicate') finish({ next: duplicateTheme(now, kind, name, to), choose: to, verb: 'Rename' })
    else finish({ next: { ...now, [kind]: { ...now[kind], [to]: {} } }, choose: to, verb: 'Rename' })
  }
  const remove = () => weigh({ next: removeTheme(now, kind, name), choose: '', verb: 'Delete' })
  return (
    <div className={css.manage}>
      <div className={css.actions}>
        {taskNames.map((each) => (
          <button
            key={each}
            type="button"
            className={css.plain}
            aria-expanded={task === each}
            disabled={each !== 'add' && name === ''}
            onClick={() => (task === each ? setTask(null) : start(each))}
          >
            {tasks[each].open}
          </button>
        ))}
        <button type="button" className={css.plain} disabled={name === ''} onClick={remove}>
          Delete
        </button>
      </div>
      {task && (
        <form className={css.stacked} onSubmit={submit}>
          <label htmlFor={id}>{tasks[task].label(name)}</label>
          <span className={css.pair}>
            <input
              key={task}
              id={id}
              ref={given}
              // biome-ignore lint/a11y/noAutofocus: the form opens on a button press
              autoFocus
              className={css.input}
              defaultValue={task === 'add' ? '' : name}
              spellCheck={false}
              aria-invalid={problem !== '' || undefined}
              aria-describedby={`${id}-problem`}
            />
            <button type="submit" className={css.plain}>
              {tasks[task].yes}
            </button>
          </span>
          <p id={`${id}-problem`} role="status" className={text.wrong}>
            {problem}
          </p>
        </form>
      )}
      <ConfirmDialog
        open={pending !== null}
        tone="danger"
        title={pending?.verb === 'Rename' ? `Rename ${name}, although the site names it?` : `Delete ${name}, although the site names it?`}
        description="These places of the site ask for it by this name. Without it they fall back to the design system’s own look."
        confirmLabel={pending?.verb === 'Rename' ? 'Rename it' : 'Delete it'}
        cancelLabel="Keep it"
        onCancel={() => setPending(null)}
        onConfirm={() => pending && finish(pending)}
      >
        <ul className={css.plainList}>
          {orphans.map(({ place, words }) => (
            <li key={place}>
              <code>{place}</code> {words}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  )
}
