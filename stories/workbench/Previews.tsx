import type { FormName } from '@casino/features/forms/formRegistries'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { useMemo, useState } from 'react'
import { ComparedFrames } from './ComparedFrames.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import { FormPreview } from './FormPreview.tsx'
import { getValueAt } from './json.ts'
import { type ResolvedResponses, resolveResponses } from './model.ts'
import type { RawResponses, WorkbenchKind } from './responses.ts'
import { ButtonStates, InputStates } from './ThemeStates.tsx'
import * as text from './text.css.ts'
import { themeDifferences } from './themeDifferences.ts'
import * as styles from './Workbench.css.ts'

interface SamplesProps {
  kind: WorkbenchKind
  name: string
  resolved: ResolvedResponses
}

/** Content of each frame. */
function Samples({ kind, name, resolved }: SamplesProps) {
  if (kind === 'button') return <ButtonStates name={name} content={resolved.contentOf(name)} />
  if (kind === 'input') return <InputStates name={name} />
  const form = name as FormName // one of `formNames`
  return <FormPreview form={form} registry={resolved.forms[form]} />
}

interface PreviewsProps extends SamplesProps {
  title: string
  served: RawResponses
  responses: RawResponses
  /** Whether each frame stands beside one with the seed's themes. */
  beside: boolean
  onBeside: (beside: boolean) => void
  focusedField: string
  brand: string
  contrast: string
}

/** A theme or form at every breakpoint, beside the seed's on demand. */
export function Previews({ kind, name, resolved, title, served, responses, beside, onBeside, ...frame }: PreviewsProps) {
  const [scaled, setScaled] = useState(false)
  const seed = useMemo(() => (beside ? resolveResponses(served) : null), [beside, served])
  const path = kind === 'form' ? ['forms', name] : [name]
  return (
    <>
      <div className={styles.previewBar}>
        <p className={text.quiet}>Each frame is as wide as its breakpoint, so a theme changes where it changes on the site.</p>
        <span className={styles.toggles}>
          <Toggle checked={beside} onChange={onBeside}>
            Beside the seed
          </Toggle>
          <Toggle checked={scaled} onChange={setScaled}>
            Scale to fit
          </Toggle>
        </span>
      </div>
      {beside && (
        <DifferenceTable title={title} differences={themeDifferences(getValueAt(served[kind], path), getValueAt(responses[kind], path))} />
      )}
      <div className={beside ? styles.pairs[kind] : styles.frames[kind]}>
        {breakpointNames.map((size) => (
          <ComparedFrames
            key={size}
            breakpoint={size}
            tall={kind !== 'button'}
            themeCss={resolved.css}
            scaled={scaled}
            seed={seed && { themeCss: seed.css, content: <Samples kind={kind} name={name} resolved={seed} /> }}
            {...frame}
          >
            <Samples kind={kind} name={name} resolved={resolved} />
          </ComparedFrames>
        ))}
      </div>
    </>
  )
}

interface ToggleProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: string
}

const Toggle = ({ checked, onChange, children }: ToggleProps) => (
  <label className={styles.toggle}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} /> {children}
  </label>
)
