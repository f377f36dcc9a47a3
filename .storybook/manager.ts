import { brands } from '@casino/tokens/brands'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themes } from './theme.ts'

/** The frame wears the brand that the toolbar shows. */
const wear = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
  const theme = themes[String(globals.theme)]
  if (theme) addons.setConfig({ theme })
}

/** The brand of a link that was shared, before the preview says so itself. */
const linked = /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1]
wear({ globals: { theme: linked ?? brands[0] } })

addons.register('nordlys/frame', () => {
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, wear)
  channel.on(GLOBALS_UPDATED, wear)
})

/** Storybook writes its own name into the title of every tab. */
const named = () => {
  const title = document.title.replace(/Storybook$/, 'Nordlys · Strand')
  if (title !== document.title) document.title = title
}
new MutationObserver(named).observe(document.head, { subtree: true, childList: true, characterData: true })
named()
