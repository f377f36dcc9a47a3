import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ContrastMode } from '@casino/tokens/brands'
import { documentHead, documentTail } from './documentHtml.ts'
import type { ClientModule, LoadedPage } from './loadPage.ts'
import type { PageRenderer } from './pageRenderer.ts'

interface DocumentRenderOptions {
  page: Extract<LoadedPage, { type: 'page' }>
  client: ClientModule
  renderer: PageRenderer
  contrast: ContrastMode
  origin: string
  onError: (error: unknown) => void
}
/** Server rendering is aborted after this time, in ms. */
const renderTimeoutMs = 10_000

/**
 * Renders the document to a stream. Resolves when all content is ready: React would insert later content by an inline script, which the
 * security policy blocks. Rejects when the shell fails.
 */
export async function renderDocument({ page, client, renderer, contrast, origin, onError }: DocumentRenderOptions): Promise<Readable> {
  const { payload, match, themeCss, metadata } = page
  const view = { payload, match, renderPage: await match.route.loadPage(), requestedAt: 0 }
  const assets = renderer.assetsFor(match.route.modules ?? [], payload.context.brand)
  const devHead = await renderer.devHead(payload.path)
  await setImmediate() // Handles requests that have arrived since, before rendering keeps the processor busy.
  const out = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const body = new PassThrough()
    const { pipe, abort } = client.renderRoute(view, {
      progressiveChunkSize: Number.POSITIVE_INFINITY, // a large Suspense boundary would be inserted by an inline script, too
      onError,
      onShellError: reject,
      onAllReady() {
        out.write(documentHead({ payload, metadata, assets, contrast, origin, themeCss, devHead }))
        body.on('end', () => out.end(documentTail(payload)))
        body.pipe(out, { end: false })
        pipe(body)
        resolve()
      },
    })
    const timer = setTimeout(() => abort(new Error('rendering timed out')), renderTimeoutMs)
    timer.unref()
    body.on('close', () => clearTimeout(timer))
  })
  return out
}
