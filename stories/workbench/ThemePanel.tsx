import { breakpointNames } from '@casino/tokens/breakpoints'
import { getValueAt } from './json.ts'
import { ManageThemes } from './ManageThemes.tsx'
import type { PanelProps } from './panelProps.ts'
import type { ThemeKind } from './responses.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

type ThemePanelProps = PanelProps & { kind: ThemeKind }

/** Editor of one theme. */
export function ThemePanel({ kind, ...bench }: ThemePanelProps) {
  const { responses, name, breakpoint, onBreakpoint, resolved, dispatch } = bench
  return (
    <>
      <ManageThemes key={kind} kind={kind} responses={responses} name={name} dispatch={dispatch} onSelect={bench.onSelect} />
      <SegmentedControl
        legend="From breakpoint"
        values={breakpointNames}
        value={breakpoint}
        onChange={onBreakpoint}
        labelOf={(value) => (value === 'xs' ? 'all' : value)}
        isChanged={(value) => value !== 'xs' && getValueAt(responses[kind], [name, 'screens', value]) !== undefined}
      />
      <ThemeEditor
        key={`${name} ${breakpoint}`}
        kind={kind}
        name={name}
        breakpoint={breakpoint}
        themes={responses[kind]}
        issues={resolved.findings[kind]}
        onChange={(path, value) => dispatch({ type: 'set', kind, path, value })}
      />
    </>
  )
}
