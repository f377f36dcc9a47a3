import type { FormName } from '@casino/features/forms/formRegistries'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { type KeyboardEvent, useMemo, useState } from 'react'
import * as controls from './Controls.css.ts'
import { ExportPane } from './ExportPane.tsx'
import { ContrastTable, FindingList } from './Findings.tsx'
import { FormPanel } from './FormPanel.tsx'
import { FormPreview } from './FormPreview.tsx'
import { formNames, formTitles } from './formTitles.ts'
import { ImportPane } from './ImportPane.tsx'
import * as transfer from './JsonTransfer.css.ts'
import { exportJson, type ResolvedResponses, resolveResponses } from './model.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import type { RawResponses, WorkbenchKind } from './responses.ts'
import { ThemePanel } from './ThemePanel.tsx'
import { ThemeScreens } from './ThemeScreens.tsx'
import { ButtonStates, InputStates } from './ThemeStates.tsx'
import * as text from './text.css.ts'
import { themeUsages } from './themeUsages.ts'
import { undoKeyOf } from './undoKeys.ts'
import { useEditHistory } from './useEditHistory.ts'
import * as styles from './Workbench.css.ts'
import { WorkbenchHeader } from './WorkbenchHeader.tsx'

export interface WorkbenchProps {
  /** Responses of a site: `/api/theme-button`, `/api/theme-input`, `/api/layouts`. */
  responses: RawResponses
  /** Key under which the browser keeps the edits; without one a reload discards them. */
  storageKey?: string
  /** Brand and contrast of the previews. */
  brand: string
  contrast: string
}

const titleOf = (kind: WorkbenchKind, name: string) => (kind === 'form' ? formTitles[name as FormName].title : name) // one of `formNames`, as below

interface PreviewProps {
  kind: WorkbenchKind
  name: string
  resolved: ResolvedResponses
}

/** Content of each frame. */
function Preview({ kind, name, resolved }: PreviewProps) {
  if (kind === 'button') return <ButtonStates name={name} content={resolved.contentOf(name)} />
  if (kind === 'input') return <InputStates name={name} />
  const form = name as FormName
  return <FormPreview form={form} registry={resolved.forms[form]} />
}

/** Editor with previews for a server's themes and field registries, using the site server's parsers. */
export function Workbench({ responses: served, storageKey, brand, contrast }: WorkbenchProps) {
  const edits = useEditHistory(served, storageKey)
  const { history, dispatch } = edits
  const [kind, setKind] = useState<WorkbenchKind>('button')
  const [selectedNames, setSelectedNames] = useState<Readonly<Partial<Record<WorkbenchKind, string>>>>({})
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('xs')
  const [focusedField, setFocusedField] = useState('')
  const [scaled, setScaled] = useState(false)
  const { present: responses } = history
  const resolved = useMemo(() => resolveResponses(responses), [responses])
  const names: readonly string[] = kind === 'form' ? formNames : Object.keys(responses[kind])
  const name = names.find((each) => each === selectedNames[kind]) ?? names[0] ?? ''
  const selectName = (next: string) => setSelectedNames({ ...selectedNames, [kind]: next })
  const isCurrent = (path: string) => path === name || path.startsWith(`${name}.`)
  const undoByKey = (event: KeyboardEvent) => {
    const type = undoKeyOf(event)
    if (!type) return
    event.preventDefault()
    dispatch({ type })
  }
  const panel = {
    responses,
    resolved,
    name,
    onSelect: selectName,
    breakpoint,
    onBreakpoint: setBreakpoint,
    focusedField,
    onFocusField: setFocusedField,
    dispatch,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo by keyboard; the buttons do the same
    <div className={styles.bench} onKeyDown={undoByKey}>
      <WorkbenchHeader kind={kind} onKind={setKind} served={served} edits={edits} />
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
            <p className={text.quiet}>Each frame is as wide as its breakpoint, so a theme changes where it changes on the site.</p>
            <label className={styles.toggle}>
              <input type="checkbox" checked={scaled} onChange={(event) => setScaled(event.currentTarget.checked)} /> Scale to fit
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
          {kind !== 'form' && (
            <ThemeScreens
              key={`${kind} ${name}`}
              kind={kind}
              name={name}
              usages={themeUsages(responses, kind, name)}
              storageKey={storageKey}
              breakpoint={breakpoint}
              brand={brand}
              contrast={contrast}
            />
          )}
          <div className={styles.findings}>
            {kind !== 'form' && <ContrastTable figures={resolved.contrasts[kind]} name={name} breakpoint={breakpoint} />}
            <FindingList issues={[...resolved.findings[kind]].sort((a, b) => Number(isCurrent(b.path)) - Number(isCurrent(a.path)))} />
          </div>
          <div className={transfer.transfer}>
            <ExportPane kind={kind} json={exportJson(responses, kind)} refused={resolved.refused[kind]} />
            <ImportPane
              key={kind}
              kind={kind}
              onImport={(response) => dispatch({ type: 'step', now: { ...responses, [kind]: response } })}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
