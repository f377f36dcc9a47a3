import { IconButton } from '@casino/design-system/components/IconButton'
import { buttons, type Words } from '@casino/features/config/buttons'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { type KeyboardEvent, useId, useMemo, useReducer, useRef, useState } from 'react'
import { Editor } from './Editor.tsx'
import { Contrasts, Messages } from './Findings.tsx'
import { Frame } from './Frame.tsx'
import { RedoIcon, UndoIcon } from './icons.tsx'
import { begin, edit, exportJson, type Kind, kinds, resolve, type Themes, textKeys, valueAt } from './model.ts'
import { ButtonSpecimens, InputSpecimens } from './Specimens.tsx'
import { Transfer } from './Transfer.tsx'
import * as css from './Workbench.css.ts'

export interface WorkbenchProps {
  /** What a site serves now: the answers of `/api/theme-button` and `/api/theme-input`. */
  readonly themes: Themes
  /** Brand and contrast of the previews. */
  readonly brand: string
  readonly contrast: string
}

const wordsOf = (name: string): Words => (Object.hasOwn(buttons, name) ? buttons[name as keyof typeof buttons] : {}) // `hasOwn` says it
const kindNames = { button: 'Buttons', input: 'Inputs' }

/** A server's themes, seen and edited as the own server will read them. */
export function Workbench({ themes, brand, contrast }: WorkbenchProps) {
  const [history, change] = useReducer(edit, themes, begin)
  const [kind, setKind] = useState<Kind>('button')
  const [wanted, setWanted] = useState('login')
  const [screen, setScreen] = useState<Breakpoint>('xs')
  const [whole, setWhole] = useState(false)
  const fresh = useRef<HTMLInputElement>(null)
  const id = useId()
  const resolved = useMemo(() => resolve(history.now), [history.now])
  const raw = history.now[kind]
  const names = Object.keys(raw)
  const name = names.includes(wanted) ? wanted : (names[0] ?? '')
  const { issues } = resolved[kind]
  const mine = (path: string) => path === name || path.startsWith(`${name}.`)
  const themeCss = resolved.button.css + resolved.input.css
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    change({ type: event.shiftKey ? 'redo' : 'undo' })
  }
  const add = () => {
    const given = fresh.current?.value.trim() ?? ''
    if (given === '') return
    if (!names.includes(given)) change({ type: 'set', kind, path: [given], value: {} })
    setWanted(given)
    if (fresh.current) fresh.current.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo by key, as every editor has them; the buttons do the same
    <div className={css.bench} onKeyDown={undoByKey}>
      <datalist id={`${id}-texts`}>
        {textKeys.map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      <div className={css.bar}>
        <h2 className={css.title}>Theme workbench</h2>
        <Segments legend="What to edit" values={kinds} chosen={kind} onChoose={setKind} label={(value) => kindNames[value]} />
        <div className={css.tools}>
          <IconButton label="Undo" icon={<UndoIcon />} disabled={history.past.length === 0} onClick={() => change({ type: 'undo' })} />
          <IconButton label="Redo" icon={<RedoIcon />} disabled={history.future.length === 0} onClick={() => change({ type: 'redo' })} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.panel}>
          <label className={css.row}>
            <span>Theme</span>
            <select className={css.input} value={name} onChange={(event) => setWanted(event.currentTarget.value)}>
              {names.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <form
            className={css.row}
            onSubmit={(event) => {
              event.preventDefault()
              add()
            }}
          >
            <label htmlFor={`${id}-new`}>New theme</label>
            <span className={css.pair}>
              <input id={`${id}-new`} ref={fresh} className={css.input} placeholder="name" spellCheck={false} />
              <button type="submit" className={css.plain}>
                Add
              </button>
            </span>
          </form>
          <Segments
            legend="From screen size"
            values={breakpointNames}
            chosen={screen}
            onChoose={setScreen}
            label={(value) => (value === 'xs' ? 'all' : value)}
            marked={(value) => value !== 'xs' && valueAt(raw, [name, 'screens', value]) !== undefined}
          />
          <Editor
            key={`${kind} ${name} ${screen}`}
            kind={kind}
            name={name}
            screen={screen}
            textList={`${id}-texts`}
            themes={raw}
            issues={issues}
            onChange={(path, value) => change({ type: 'set', kind, path, value })}
          />
        </div>
        <div className={css.results}>
          <div className={css.previewBar}>
            <p className={css.quiet}>Each frame is a window of its own width; looks change where the site’s do.</p>
            <label className={css.toggle}>
              <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} /> Scale to the whole width
            </label>
          </div>
          <div className={css.frames}>
            {breakpointNames.map((size) => (
              <Frame key={size} screen={size} brand={brand} contrast={contrast} themeCss={themeCss} whole={whole}>
                {kind === 'button' ? (
                  <ButtonSpecimens name={name} words={wordsOf(name)} content={resolved.contentOf(name)} />
                ) : (
                  <InputSpecimens name={name} />
                )}
              </Frame>
            ))}
          </div>
          <div className={css.findings}>
            <Contrasts figures={resolved[kind].contrasts} name={name} screen={screen} />
            <Messages issues={[...issues].sort((a, b) => Number(mine(b.path)) - Number(mine(a.path)))} />
          </div>
          <Transfer
            kind={kind}
            json={exportJson(history.now, kind)}
            onImport={(imported) => change({ type: 'import', kind, themes: imported })}
          />
        </div>
      </div>
    </div>
  )
}

interface SegmentsProps<T extends string> {
  readonly legend: string
  readonly values: readonly T[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  readonly label: (value: T) => string
  /** Has something of its own to say. */
  readonly marked?: (value: T) => boolean
}

/** One of a few, all in view. Native radios: arrow keys and one tab stop. */
function Segments<T extends string>({ legend, values, chosen, onChoose, label, marked }: SegmentsProps<T>) {
  const group = useId()
  return (
    <fieldset className={css.segments}>
      <legend className={css.heard}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={css.segment} data-marked={marked?.(value) || undefined}>
          <input className={css.segmentInput} type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
          {label(value)}
          {marked?.(value) ? <span className={css.heard}>, changed</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
