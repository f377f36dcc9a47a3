import { IconButton } from '@casino/design-system/components/IconButton'
import { buttons, type Words } from '@casino/features/config/buttons'
import type { FormName } from '@casino/features/config/forms'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { type KeyboardEvent, memo, useId, useMemo, useReducer, useState } from 'react'
import * as controls from './Controls.css.ts'
import { Contrasts, Messages } from './Findings.tsx'
import { FormPanel } from './FormPanel.tsx'
import { FormSpecimens } from './FormSpecimens.tsx'
import { Frame } from './Frame.tsx'
import { formNames, formTitles } from './formTitles.ts'
import { begin, edit } from './history.ts'
import { RedoIcon, UndoIcon } from './icons.tsx'
import { answers, exportJson, type Kind, kinds, type Resolved, resolve, type Served, textKeys } from './model.ts'
import { Segments } from './Segments.tsx'
import { ButtonSpecimens, InputSpecimens } from './Specimens.tsx'
import { ThemePanel } from './ThemePanel.tsx'
import { Transfer } from './Transfer.tsx'
import * as text from './text.css.ts'
import * as css from './Workbench.css.ts'

export interface WorkbenchProps {
  /** Responses of a site: `/api/theme-button`, `/api/theme-input`, `/api/layouts`. */
  readonly served: Served
  /** Brand and contrast of the previews. */
  readonly brand: string
  readonly contrast: string
}

const wordsOf = (name: string): Words => (Object.hasOwn(buttons, name) ? buttons[name as keyof typeof buttons] : {}) // checked by `hasOwn`
const titleOf = (kind: Kind, name: string) => (kind === 'form' ? formTitles[name as FormName].title : name) // one of `formNames`, as below

/** Content of each frame. */
function Specimens({ kind, name, resolved }: { readonly kind: Kind; readonly name: string; readonly resolved: Resolved }) {
  if (kind === 'button') return <ButtonSpecimens name={name} words={wordsOf(name)} content={resolved.contentOf(name)} />
  if (kind === 'input') return <InputSpecimens name={name} />
  const form = name as FormName
  return <FormSpecimens form={form} registry={resolved.forms[form]} />
}

/** Datalist of several hundred text keys, rendered only after an input that uses it was focused. */
const TextKeys = memo(function TextKeys({ id, offered }: { readonly id: string; readonly offered: boolean }) {
  return <datalist id={id}>{offered ? textKeys.map((key) => <option key={key} value={key} />) : null}</datalist>
})

/** Editor with previews for a server's themes and field registries, using the site server's parsers. */
export function Workbench({ served, brand, contrast }: WorkbenchProps) {
  const [history, change] = useReducer(edit, served, begin)
  const [kind, setKind] = useState<Kind>('button')
  const [wanted, setWanted] = useState<Readonly<Partial<Record<Kind, string>>>>({})
  const [screen, setScreen] = useState<Breakpoint>('xs')
  const [look, setLook] = useState('')
  const [offers, setOffers] = useState(false)
  const [whole, setWhole] = useState(false)
  const id = useId()
  const { now } = history
  const resolved = useMemo(() => resolve(now), [now])
  const names: readonly string[] = kind === 'form' ? formNames : Object.keys(now[kind])
  const name = names.find((each) => each === wanted[kind]) ?? names[0] ?? ''
  const choose = (next: string) => setWanted({ ...wanted, [kind]: next })
  const mine = (path: string) => path === name || path.startsWith(`${name}.`)
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    change({ type: event.shiftKey ? 'redo' : 'undo' })
  }
  const panel = {
    now,
    resolved,
    name,
    onChoose: choose,
    screen,
    onScreen: setScreen,
    textList: `${id}-texts`,
    look,
    onLook: setLook,
    change,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo by keyboard; the buttons do the same
    <div className={css.bench} onKeyDown={undoByKey} onFocus={({ target }) => target.hasAttribute('list') && setOffers(true)}>
      <TextKeys id={`${id}-texts`} offered={offers} />
      <div className={css.bar}>
        <h2 className={css.title}>Theme workbench</h2>
        <Segments legend="What to edit" values={kinds} chosen={kind} onChoose={setKind} label={(value) => answers[value].title} />
        <div className={css.tools}>
          <IconButton label="Undo" icon={<UndoIcon />} disabled={history.past.length === 0} onClick={() => change({ type: 'undo' })} />
          <IconButton label="Redo" icon={<RedoIcon />} disabled={history.future.length === 0} onClick={() => change({ type: 'redo' })} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.panel}>
          <label className={controls.row}>
            <span>{kind === 'form' ? 'Form' : 'Theme'}</span>
            <select className={controls.input} value={name} onChange={(event) => choose(event.currentTarget.value)}>
              {names.map((each) => (
                <option key={each} value={each}>
                  {titleOf(kind, each)}
                </option>
              ))}
            </select>
          </label>
          {kind === 'form' ? <FormPanel key={name} {...panel} /> : <ThemePanel kind={kind} {...panel} />}
        </div>
        <div className={css.results}>
          <div className={css.previewBar}>
            <p className={text.quiet}>Each frame is a window of its own width; looks change where the site’s do.</p>
            <label className={css.toggle}>
              <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} /> Scale to the whole width
            </label>
          </div>
          <div className={css.frames[kind]}>
            {breakpointNames.map((size) => (
              <Frame
                key={size}
                screen={size}
                tall={kind !== 'button'}
                look={look}
                brand={brand}
                contrast={contrast}
                themeCss={resolved.css}
                whole={whole}
              >
                <Specimens kind={kind} name={name} resolved={resolved} />
              </Frame>
            ))}
          </div>
          <div className={css.findings}>
            {kind !== 'form' && <Contrasts figures={resolved.contrasts[kind]} name={name} screen={screen} />}
            <Messages issues={[...resolved.findings[kind]].sort((a, b) => Number(mine(b.path)) - Number(mine(a.path)))} />
          </div>
          <Transfer
            kind={kind}
            json={exportJson(now, kind)}
            onImport={(answer) => change({ type: 'step', now: { ...now, [kind]: answer } })}
          />
        </div>
      </div>
    </div>
  )
}
