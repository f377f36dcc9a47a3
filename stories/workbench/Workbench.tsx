import type { FormName } from '@casino/features/forms/formRegistries'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { editsKey } from '../support/editedThemes.ts'
import * as controls from './Controls.css.ts'
import { ExportPane } from './ExportPane.tsx'
import { ContrastTable, FindingList } from './Findings.tsx'
import { FormPanel } from './FormPanel.tsx'
import { formNames, formTitles } from './formTitles.ts'
import { ImportPane } from './ImportPane.tsx'
import * as transfer from './JsonTransfer.css.ts'
import { exportJson, resolveResponses } from './model.ts'
import { Previews } from './Previews.tsx'
import type { RawResponses, WorkbenchKind } from './responses.ts'
import { ShareLink } from './ShareLink.tsx'
import { ThemePanel } from './ThemePanel.tsx'
import { ThemeScreens } from './ThemeScreens.tsx'
import { themeUsages } from './themeUsages.ts'
import { undoKeyOf } from './undoKeys.ts'
import { useWorkbench } from './useWorkbench.ts'
import { WholeScreens } from './WholeScreens.tsx'
import * as styles from './Workbench.css.ts'
import { WorkbenchHeader } from './WorkbenchHeader.tsx'
import { stateOf } from './workbenchState.ts'

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

/** Editor with previews for a server's themes and field registries, using the site server's parsers. */
export function Workbench({ responses: served, storageKey, brand, contrast }: WorkbenchProps) {
  const bench = useWorkbench(served, storageKey)
  const { edits, view } = bench
  const { history, dispatch } = edits
  const { kind, breakpoint } = view
  const [focusedField, setFocusedField] = useState('')
  const [beside, setBeside] = useState(false)
  const { present: responses } = history
  const resolved = useMemo(() => resolveResponses(responses), [responses])
  const names: readonly string[] = kind === 'form' ? formNames : Object.keys(responses[kind])
  const name = names.find((each) => each === view.names[kind]) ?? names[0] ?? ''
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
    onSelect: bench.selectName,
    breakpoint,
    onBreakpoint: bench.selectBreakpoint,
    focusedField,
    onFocusField: setFocusedField,
    dispatch,
  }
  const hasScreens = storageKey === editsKey
  const screens = { hasScreens, beside, brand, contrast }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo by keyboard; the buttons do the same
    <div className={styles.bench} onKeyDown={undoByKey}>
      <WorkbenchHeader
        kind={kind}
        onKind={bench.selectKind}
        served={served}
        edits={edits}
        notice={bench.notice}
        onReturn={bench.returnToOwn}
      >
        {storageKey && <ShareLink state={stateOf(view, served, responses)} />}
      </WorkbenchHeader>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <label className={controls.row}>
            <span>{kind === 'form' ? 'Form' : 'Theme'}</span>
            <select className={controls.input} value={name} onChange={(event) => bench.selectName(event.currentTarget.value)}>
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
          <Previews
            kind={kind}
            name={name}
            title={titleOf(kind, name)}
            resolved={resolved}
            served={served}
            responses={responses}
            beside={beside}
            onBeside={setBeside}
            focusedField={focusedField}
            brand={brand}
            contrast={contrast}
          />
          {kind !== 'form' && (
            <ThemeScreens
              key={`${kind} ${name}`}
              kind={kind}
              name={name}
              usages={themeUsages(responses, kind, name)}
              breakpoint={breakpoint}
              {...screens}
            />
          )}
          {hasScreens && <WholeScreens beside={beside} brand={brand} contrast={contrast} />}
          <div className={styles.findings}>
            {kind !== 'form' && <ContrastTable figures={resolved.contrasts[kind]} name={name} breakpoint={breakpoint} />}
            <FindingList issues={[...resolved.findings[kind]].sort((a, b) => Number(isCurrent(b.path)) - Number(isCurrent(a.path)))} />
          </div>
          <div className={transfer.transfer}>
            <ExportPane kind={kind} json={exportJson(responses, kind)} refused={resolved.refused[kind]} />
            <ImportPane key={kind} kind={kind} onImport={bench.importText} />
          </div>
        </div>
      </div>
    </div>
  )
}
