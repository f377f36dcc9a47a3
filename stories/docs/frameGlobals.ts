import { initialGlobals } from '../support/toolbars.ts'

type Globals = Readonly<Record<string, unknown>>

declare global {
  /** Base of the URLs of framed stories on docs pages; Storybook reads it when it renders a frame. */
  var PREVIEW_URL: string | undefined
}

/** Gives framed stories on docs pages the values of the toolbars: by itself, Storybook renders each with the initial ones. */
export function applyGlobalsToFrames(globals: Globals) {
  const values = Object.keys(initialGlobals)
    .map((name) => `${name}:${globals[name]}`)
    .join(';')
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals: values })}`
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const url = new URL(frame.src)
    if (url.searchParams.get('globals') === values) continue
    url.searchParams.set('globals', values)
    frame.src = url.href
  }
}
