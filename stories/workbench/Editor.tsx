import { buttonStates, inputParts, themeIcons } from '@casino/design-system/runtime'
import type { Breakpoint } from '@casino/tokens/breakpoints'
import type { ReactNode } from 'react'
import * as css from './Controls.css.ts'
import { Choice, ColorControl, named, TextKeyControl } from './Controls.tsx'
import type { Finding, ThemeKind } from './model.ts'
import { type Raw, valueAt } from './values.ts'

interface EditorProps {
  readonly kind: ThemeKind
  readonly name: string
  readonly screen: Breakpoint
  /** Id of the datalist of text keys. */
  readonly textList: string
  readonly themes: Raw
  readonly issues: readonly Finding[]
  readonly onChange: (path: readonly string[], value: unknown) => void
}

const yesNo = [
  { label: 'yes', value: true },
  { label: 'no', value: false },
]
const icons = [{ label: 'none', value: null }, ...named(themeIcons)]
const buttonParts = Object.fromEntries(buttonStates.map((state) => [state, ['bg', 'text', 'border']]))

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.groupTitle}>{title}</legend>
    {children}
  </fieldset>
)

/** All properties of a theme at one breakpoint. */
export function Editor({ kind, name, screen, textList, themes, issues, onChange }: EditorProps) {
  const root = screen === 'xs' ? [name] : [name, 'screens', screen]
  const at = (...path: string[]) => ({
    value: valueAt(themes, [...root, ...path]),
    onChange: (value: unknown) => onChange([...root, ...path], value),
  })
  const refused = (...path: string[]) =>
    issues.some((issue) => issue.reason === 'invalid_value' && issue.path === [...root, ...path].join('.'))
  const unset = screen === 'xs' ? 'the button’s own' : 'as smaller screens'
  return (
    <>
      {kind === 'button' && (
        <>
          <Group title="Look">
            <Choice label="Variant" {...at('variant')} options={named(['primary', 'secondary', 'ghost', 'danger'])} unset={unset} />
            <Choice label="Size" {...at('size')} options={named(['sm', 'md', 'lg'])} unset={unset} />
            <Choice label="Outline" {...at('outline')} options={yesNo} unset={unset} />
            <Choice label="Square" {...at('square')} options={yesNo} unset={unset} />
            <Choice label="Disabled style" {...at('disabledStyle')} options={named(['muted', 'faded'])} unset={unset} />
          </Group>
          <Group title="Words and icons">
            <TextKeyControl label="Text" {...at('text')} list={textList} />
            <TextKeyControl label="Loading text" {...at('loadingText')} list={textList} />
            <Choice label="Icon before" {...at('icons', 'start')} options={icons} unset={unset} />
            <Choice label="Icon after" {...at('icons', 'end')} options={icons} unset={unset} />
          </Group>
        </>
      )}
      {kind === 'input' && (
        <Group title="Look">
          <Choice label="Square" {...at('square')} options={yesNo} unset={screen === 'xs' ? 'the field’s own' : unset} />
        </Group>
      )}
      {Object.entries(kind === 'button' ? buttonParts : inputParts).map(([state, parts]) => (
        <Group key={state} title={`Colours, ${state}`}>
          {parts.map((part) => (
            <ColorControl key={part} label={`${state} ${part}`} {...at('colors', state, part)} refused={refused('colors', state, part)} />
          ))}
        </Group>
      ))}
    </>
  )
}
