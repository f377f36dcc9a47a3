import { brands } from '@casino/tokens/brands'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from '../../.storybook/theme.ts'

type Globals = Readonly<Record<string, string>>

/** The most recent globals, for a page that mounts after the event was emitted. */
const lastGlobals = (): Globals => {
  const channel = addons.getChannel()
  return { theme: brands[0], ...(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals }
}

/** Docs container that applies the toolbar's brand and contrast. */
export function BrandContainer(props: DocsContainerProps) {
  const [{ theme = brands[0], contrast = 'normal' }, setGlobals] = useState(lastGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = ({ globals }: { globals: Globals }) => setGlobals(globals)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  useEffect(() => {
    const root = document.documentElement
    root.dataset.brand = theme
    root.dataset.contrast = contrast
  }, [theme, contrast])
  return <DocsContainer {...props} theme={themes[theme]} />
}
