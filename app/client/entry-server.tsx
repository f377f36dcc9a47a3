import '@casino/design-system/theme/global'
import { createTexts } from '@casino/features/config'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { App } from './App.tsx'
import { noNews } from './store.ts'
import type { View } from './view.ts'

export { runGuards } from './guards/index.ts'
export { matchRoute } from './match.ts'
export { routes, sharedData, sharedTexts } from './routes/index.ts'
export { loadView } from './view.ts'

/** Renders a page to a stream. */
export const render = (view: View, options: RenderToPipeableStreamOptions) =>
  renderToPipeableStream(
    <App view={view} texts={createTexts(view.payload.texts)} swr={{ fallback: view.payload.data }} navigate={noNavigation} news={noNews} />,
    options,
  )

const noNavigation = () => {
  throw new Error('navigation is not available on the server')
}
