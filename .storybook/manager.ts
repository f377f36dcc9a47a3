import { brands, brandTitles } from '@casino/tokens/brands'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { Beside } from './beside.ts'
import { themes } from './theme.ts'

/** Applies the toolbar's brand to Storybook's own interface. */
const applyBrand = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
  const theme = themes[String(globals.theme)]
  if (theme) addons.setConfig({ theme })
}

/** The brand in the URL of a shared link, applied before the preview emits its globals. */
const brandFromUrl = /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1]
applyBrand({ globals: { theme: brandFromUrl ?? brands[0] } })

/** The editor of the workbench is a tool that needs the window: its panel would be empty, without controls or interactions. */
const editorId = 'workbench-editor--editor'
addons.setConfig({ layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && storyId !== editorId } })

addons.register('nordlys/frame', () => {
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, applyBrand)
  channel.on(GLOBALS_UPDATED, applyBrand)
  addons.add('nordlys/beside', { type: types.PREVIEW, render: Beside })
})

/** Storybook appends its own name to the document title. */
const replaceTitle = () => {
  const title = document.title.replace(/Storybook$/, brands.map((brand) => brandTitles[brand]).join(' · '))
  if (title !== document.title) document.title = title
}
new MutationObserver(replaceTitle).observe(document.head, { subtree: true, childList: true, characterData: true })
replaceTitle()
