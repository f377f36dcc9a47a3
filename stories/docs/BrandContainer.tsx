import { brands } from '@casino/tokens/brands'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from '../../.storybook/theme.ts'
import { applyGlobalsToFrames } from './frameGlobals.ts'

type Globals = Readonly<Record<string, string>>

/** The most recent globals, for a page that mounts after the event was emitted. */
const lastGlobals = (): Globals => {
  const channel = addons.getChannel()
  return { theme: brands[0], ...(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals }
}

// Before a page renders its first frame. Frames send events to the page, but only the toolbars send UPDATE_GLOBALS.
applyGlobalsToFrames(lastGlobals())
addons.getChannel().on(UPDATE_GLOBALS, ({ globals }: { globals: Globals }) => applyGlobalsToFrames({ ...lastGlobals(), ...globals }))

/** Docs container that applies the toolbar's brand and contrast. */
export function BrandContainer(props: DocsContainerProps) {
  const [{ theme = brands[0], contrast = 'normal' }, setGlobals] = useState(lastGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = ({ globals }: { globals: Globals }) => setGlobals((current) => ({ ...current, ...globals }))
    channel.on(UPDATE_GLOBALS, update)
    return () => channel.off(UPDATE_GLOBALS, update)
  }, [])
  useEffect(() => {
    const root = document.documentElement
    root.dataset.brand = theme
    root.dataset.contrast = contrast
  }, [theme, contrast])
  return <DocsContainer {...props} theme={themes[theme]} />
}
