import { buttonStates, inputParts, themeIcons } from '@casino/design-system/runtime'
import type { Breakpoint } from '@casino/tokens/breakpoints'
import type { ReactNode } from 'react'
import * as styles from './Controls.css.ts'
import { ColorControl, ColorTokenList, SelectRow, toOptions } from './Controls.tsx'
import { getValueAt, type RawJsonObject } from './json.ts'
import type { Finding, ThemeKind } from './responses.ts'
import { stateTitle } from './stateTitles.ts'
import { TextKeySelect } from './TextKeySelect.tsx'
import * as text from './text.css.ts'
import { defaultTextsOf, hasTextFromScreen } from './themeUsages.ts'

interface ThemeEditorProps {
  kind: ThemeKind
  name: string
  breakpoint: Breakpoint
  themes: RawJsonObject
  issues: readonly Finding[]
  onChange: (path: readonly string[], value: unknown) => void
}

const yesNo = [
  { label: 'yes', value: true },
  { label: 'no', value: false },
]
const icons = [{ label: 'none', value: null }, ...toOptions(themeIcons)]
const buttonParts = Object.fromEntries(buttonStates.map((state) => [state, ['bg', 'text', 'border']]))

interface GroupProps {
  title: string
  children: ReactNode
}

const Group = ({ title, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupTitle}>{title}</legend>
    {children}
  </fieldset>
)

/** All properties of a theme at one breakpoint. */
export function ThemeEditor({ kind, name, breakpoint, themes, issues, onChange }: ThemeEditorProps) {
  const root = breakpoint === 'xs' ? [name] : [name, 'screens', breakpoint]
  const at = (...path: string[]) => ({
    value: getValueAt(themes, [...root, ...path]),
    onChange: (value: unknown) => onChange([...root, ...path], value),
  })
  const isInvalid = (...path: string[]) =>
    issues.some((issue) => issue.reason === 'invalid_value' && issue.path === [...root, ...path].join('.'))
  const unset = breakpoint === 'xs' ? `${kind} default` : 'inherited from smaller breakpoints'
  const inherited = breakpoint === 'xs' ? defaultTextsOf(name) : {}
  return (
    <>
      <ColorTokenList />
      {kind === 'button' && (
        <>
          <Group title="Appearance">
            <SelectRow label="Variant" {...at('variant')} options={toOptions(['primary', 'secondary', 'ghost', 'danger'])} unset={unset} />
            <SelectRow label="Size" {...at('size')} options={toOptions(['sm', 'md', 'lg'])} unset={unset} />
            <SelectRow label="Outline" {...at('outline')} options={yesNo} unset={unset} />
            <SelectRow label="Square" {...at('square')} options={yesNo} unset={unset} />
            <SelectRow label="Disabled style" {...at('disabledStyle')} options={toOptions(['muted', 'faded'])} unset={unset} />
          </Group>
          <Group title="Text and icons">
            {hasTextFromScreen(name) ? (
              <p className={text.quiet}>The screen sets the text of this button.</p>
            ) : (
              <TextKeySelect label="Text" unset={unset} defaultKey={inherited.text} {...at('text')} />
            )}
            <TextKeySelect label="Loading text" unset={unset} defaultKey={inherited.loadingText} {...at('loadingText')} />
            <SelectRow label="Icon before" {...at('icons', 'start')} options={icons} unset={unset} />
            <SelectRow label="Icon after" {...at('icons', 'end')} options={icons} unset={unset} />
          </Group>
        </>
      )}
      {kind === 'input' && (
        <Group title="Appearance">
          <SelectRow label="Square" {...at('square')} options={yesNo} unset={unset} />
        </Group>
      )}
      {Object.entries(kind === 'button' ? buttonParts : inputParts).map(([state, parts]) => (
        <Group key={state} title={`Colours, ${stateTitle(state)}`}>
          {parts.map((part) => (
            <ColorControl
              key={part}
              label={`${stateTitle(state)} ${part}`}
              {...at('colors', state, part)}
              invalid={isInvalid('colors', state, part)}
            />
          ))}
        </Group>
      ))}
    </>
  )
}
