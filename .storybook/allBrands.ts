import { type Brand, brands, brandTitles } from '@casino/tokens/brands'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { initialGlobals } from '../stories/support/toolbars.ts'

const row: CSSProperties = { display: 'flex', gap: 2, width: '100%', height: '100%' }
const pane: CSSProperties = { flex: 1, minWidth: 0, height: '100%' }
const frame: CSSProperties = { border: 0, width: '100%', height: '100%' }

interface AllBrandsProps {
  /** Storybook's preview, in the brand of the toolbar. */
  children?: ReactNode
  storyId?: string
}

/** The preview, and where the toolbar *Beside* asks for it the same story or docs page in each other brand beside it, with the same args. */
export function AllBrands({ children, storyId }: AllBrandsProps) {
  const [{ theme = brands[0], beside = initialGlobals.beside }] = useGlobals()
  const api = useStorybookApi()
  const { viewMode } = useStorybookState()
  const others = beside === 'brands' && storyId ? brands.filter((brand) => brand !== theme) : []
  const hrefIn = (brand: Brand) =>
    api.getStoryHrefs(storyId ?? '', { viewMode: viewMode ?? 'story', queryParams: { globals: `theme:${brand};beside:none` } }).previewHref
  // without JSX: Storybook compiles its window with the classic runtime, the project has the automatic one
  const paneOf = (brand: Brand) =>
    h('iframe', { title: brandTitles[brand], style: frame, srcDoc: within(hrefIn(brand), brandTitles[brand]) })
  return h(
    'div',
    { style: row },
    h('div', { style: pane }, children),
    others.map((brand) => h('div', { key: brand, style: pane }, paneOf(brand))),
  )
}

/** A page with one frame: a preview sends its events to its parent, and Storybook takes those of its own preview only. */
const within = (href: string, title: string) =>
  `<!doctype html><style>html,body,iframe{border:0;margin:0;width:100%;height:100%;display:block}</style><iframe title="${title}" src="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
