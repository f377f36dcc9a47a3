import { brands, brandTitles } from '@casino/tokens/brands'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { initialGlobals, type ToolbarValues, themeSources, themeSourceTitles } from '../stories/support/toolbars.ts'

const row: CSSProperties = { display: 'flex', gap: 2, width: '100%', height: '100%' }
const pane: CSSProperties = { flex: 1, minWidth: 0, height: '100%', display: 'flex', flexDirection: 'column' }
const caption: CSSProperties = { padding: '4px 12px', fontSize: 12, fontWeight: 600 }
const view: CSSProperties = { flex: 1, minHeight: 0, position: 'relative' }
const frame: CSSProperties = { border: 0, width: '100%', height: '100%' }

interface BesideProps {
  /** Storybook's preview, with the values of the toolbars. */
  children?: ReactNode
  storyId?: string
}

/** A value of a toolbar, as its pane shows it. */
interface View {
  title: string
  /** The value as Storybook writes it in an address. */
  globals: string
}

/** The preview, and beside it what the toolbar *Beside* asks for: the same story or docs page, with the same args, in each other brand or with the other themes. */
export function Beside({ children, storyId }: BesideProps) {
  const [globals] = useGlobals()
  const api = useStorybookApi()
  const { viewMode } = useStorybookState()
  const hrefWith = (changed: string) =>
    api.getStoryHrefs(storyId ?? '', { viewMode: viewMode ?? 'story', queryParams: { globals: `${changed};beside:none` } }).previewHref
  const [own, ...others] = storyId ? viewsOf({ ...initialGlobals, ...globals } as ToolbarValues) : [] // the shape of `initialGlobals`
  // without JSX: Storybook compiles its window with the classic runtime, the project has the automatic one
  const paneOf = (title: string | undefined, key: string, content: ReactNode) =>
    h('div', { key, style: pane }, title && h('div', { style: caption }, title), h('div', { style: view }, content))
  return h(
    'div',
    { style: row },
    paneOf(own?.title, 'own', children),
    others.map(({ title, globals: changed }) =>
      paneOf(title, changed, h('iframe', { title, style: frame, srcDoc: within(hrefWith(changed), title) })),
    ),
  )
}

/** What stands beside each other, the chosen value first; nothing where the preview stands alone. */
function viewsOf({ theme, themes, beside }: ToolbarValues): View[] {
  if (beside === 'brands') return chosenFirst(brands, theme).map((brand) => ({ title: brandTitles[brand], globals: `theme:${brand}` }))
  if (beside === 'themes')
    return chosenFirst(themeSources, themes).map((source) => ({ title: themeSourceTitles[source], globals: `themes:${source}` }))
  return []
}
const chosenFirst = <T>(values: readonly T[], chosen: T): T[] => [chosen, ...values.filter((value) => value !== chosen)]

/** A page with one frame: a preview sends its events to its parent, and Storybook takes those of its own preview only. */
const within = (href: string, title: string) =>
  `<!doctype html><style>html,body,iframe{border:0;margin:0;width:100%;height:100%;display:block}</style><iframe title="${title}" src="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
