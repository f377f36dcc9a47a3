import { IconButton } from '@casino/design-system/components/IconButton'
import { type ButtonTexts, buttonDefaults } from '@casino/features/content/buttonDefaults'
import type { FormName } from '@casino/features/forms/formRegistries'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { type KeyboardEvent, memo, useId, useMemo, useReducer, useState } from 'react'
import * as controls from './Controls.css.ts'
import { historyReducer, startHistory } from './editHistory.ts'
import { ContrastTable, FindingList } from './Findings.tsx'
import { FormPanel } from './FormPanel.tsx'
import { FormPreview } from './FormPreview.tsx'
import { formNames, formTitles } from './formTitles.ts'
import { RedoIcon, UndoIcon } from './icons.tsx'
import { JsonTransfer } from './JsonTransfer.tsx'
import { editedCalls, exportJson, type ResolvedResponses, resolveResponses, textKeys } from './model.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { type RawResponses, type WorkbenchKind, workbenchKinds } from './responses.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import { ThemePanel } from './ThemePanel.tsx'
import { ButtonStates, InputStates } from './ThemeStates.tsx'
import * as text from './text.css.ts'
import * as styles from './Workbench.css.ts'

export interface WorkbenchProps {
  /** Responses of a site: `/api/theme-button`, `/api/theme-input`, `/api/layouts`. */
  responses: RawResponses
  /** Brand and contrast of the previews. */
  brand: string
  contrast: string
}

const defaultTextsOf = (name: string): ButtonTexts =>
  Object.hasOwn(buttonDefaults, name) ? buttonDefaults[name as keyof typeof buttonDefaults] : {} // checked by `hasOwn`
const titleOf = (kind: WorkbenchKind, name: string) => (kind === 'form' ? formTitles[name as FormName].title : name) // one of `formNames`, as below

interface PreviewProps {
  kind: WorkbenchKind
  name: string
  resolved: ResolvedResponses
}

/** Content of each frame. */
function Preview({ kind, name, resolved }: PreviewProps) {
  if (kind === 'button') return <ButtonStates name={name} texts={defaultTextsOf(name)} content={resolved.contentOf(name)} />
  if (kind === 'input') return <InputStates name={name} />
  const form = name as FormName
  return <FormPreview form={form} registry={resolved.forms[form]} />
}

interface TextKeyListProps {
  id: string
  offered: boolean
}

/** Datalist of several hundred text keys, rendered only after an input that uses it was focused. */
const TextKeyList = memo(function TextKeys({ id, offered }: TextKeyListProps) {
  return <datalist id={id}>{offered ? textKeys.map((key) => <option key={key} value={key} />) : null}</datalist>
})

/** Editor with previews for a server's themes and field registries, using the site server's parsers. */
export function Workbench({ responses: served, brand, contrast }: WorkbenchProps) {
  const [history, dispatch] = useReducer(historyReducer, served, startHistory)
  const [kind, setKind] = useState<WorkbenchKind>('button')
  const [selectedNames, setSelectedNames] = useState<Readonly<Partial<Record<WorkbenchKind, string>>>>({})
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('xs')
  const [focusedField, setFocusedField] = useState('')
  const [textKeysNeeded, setTextKeysNeeded] = useState(false)
  const [scaled, setScaled] = useState(false)
  const id = useId()
  const { present: responses } = history
  const resolved = useMemo(() => resolveResponses(responses), [responses])
  const names: readonly string[] = kind === 'form' ? formNames : Object.keys(responses[kind])
  const name = names.find((each) => each === selectedNames[kind]) ?? names[0] ?? ''
  const selectName = (next: string) => setSelectedNames({ ...selectedNames, [kind]: next })
  const isCurrent = (path: string) => path === name || path.startsWith(`${name}.`)
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
  }
  const panel = {
    responses,
    resolved,
    name,
    onSelect: selectName,
    breakpoint,
    onBreakpoint: setBreakpoint,
    textList: `${id}-texts`,
    focusedField,
    onFocusField: setFocusedField,
    dispatch,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo by keyboard; the buttons do the same
    <div className={styles.bench} onKeyDown={undoByKey} onFocus={({ target }) => target.hasAttribute('list') && setTextKeysNeeded(true)}>
      <TextKeyList id={`${id}-texts`} offered={textKeysNeeded} />
      <div className={styles.bar}>
        <h2 className={styles.title}>Theme workbench</h2>
        <SegmentedControl
          legend="What to edit"
          values={workbenchKinds}
          value={kind}
          onChange={setKind}
          labelOf={(value) => editedCalls[value].title}
        />
        <div className={styles.tools}>
          <IconButton label="Undo" icon={<UndoIcon />} disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })} />
          <IconButton label="Redo" icon={<RedoIcon />} disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <label className={controls.row}>
            <span>{kind === 'form' ? 'Form' : 'Theme'}</span>
            <select className={controls.input} value={name} onChange={(event) => selectName(event.currentTarget.value)}>
              {names.map((each) => (
                <option key={each} value={each}>
                  {titleOf(kind, each)}
                </option>
              ))}
            </select>
          </label>
          {kind === 'form' ? <FormPanel key={name} {...panel} /> : <ThemePanel kind={kind} {...panel} />}
        </div>
        <div className={styles.results}>
          <div className={styles.previewBar}>
            <p className={text.quiet}>Each frame is a window of its own width; looks change where the site’s do.</p>
            <label className={styles.toggle}>
              <input type="checkbox" checked={scaled} onChange={(event) => setScaled(event.currentTarget.checked)} /> Scale to the whole
              width
            </label>
          </div>
          <div className={styles.frames[kind]}>
            {breakpointNames.map((size) => (
              <PreviewFrame
                key={size}
                breakpoint={size}
                tall={kind !== 'button'}
                focusedField={focusedField}
                brand={brand}
                contrast={contrast}
                themeCss={resolved.css}
                scaled={scaled}
              >
                <Preview kind={kind} name={name} resolved={resolved} />
              </PreviewFrame>
            ))}
          </div>
          <div className={styles.findings}>
            {kind !== 'form' && <ContrastTable figures={resolved.contrasts[kind]} name={name} breakpoint={breakpoint} />}
            <FindingList issues={[...resolved.findings[kind]].sort((a, b) => Number(isCurrent(b.path)) - Number(isCurrent(a.path)))} />
          </div>
          <JsonTransfer
            kind={kind}
            json={exportJson(responses, kind)}
            onImport={(answer) => dispatch({ type: 'step', now: { ...responses, [kind]: answer } })}
          />
        </div>
      </div>
    </div>
  )
}
