import { breakpointNames } from '@casino/tokens/breakpoints'
import { Editor } from './Editor.tsx'
import { ManageThemes } from './ManageThemes.tsx'
import type { ThemeKind } from './model.ts'
import type { PanelProps } from './panelProps.ts'
import { Segments } from './Segments.tsx'
import { valueAt } from './values.ts'

/** Editor of one theme. */
export function ThemePanel({ kind, ...bench }: PanelProps & { readonly kind: ThemeKind }) {
  const { now, name, screen, onScreen, textList, resolved, change } = bench
  return (
    <>
      <ManageThemes key={kind} kind={kind} now={now} name={name} change={change} onChoose={bench.onChoose} />
      <Segments
        legend="From screen size"
        values={breakpointNames}
        chosen={screen}
        onChoose={onScreen}
        label={(value) => (value === 'xs' ? 'all' : value)}
        marked={(value) => value !== 'xs' && valueAt(now[kind], [name, 'screens', value]) !== undefined}
      />
      <Editor
        key={`${name} ${screen}`}
        kind={kind}
        name={name}
        screen={screen}
        textList={textList}
        themes={now[kind]}
        issues={resolved.findings[kind]}
        onChange={(path, value) => change({ type: 'set', kind, path, value })}
      />
    </>
  )
}
