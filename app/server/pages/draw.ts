import { PassThrough, type Readable } from 'node:stream'
import { documentHead, documentTail } from './html.ts'
import type { ClientModule, LoadedPage } from './load-page.ts'
import type { Renderer } from './renderer.ts'

interface Drawing {
  readonly page: Extract<LoadedPage, { type: 'page' }>
  readonly client: ClientModule
  readonly renderer: Renderer
  readonly contrast: 'normal' | 'more'
  readonly origin: string
  readonly nonce: string
  readonly onError: (error: unknown) => void
}
/** Server rendering is aborted after this time, in ms. */
const longest = 10_000

/** Renders the document to a stream. Resolves when the React shell is ready; rejects when the shell fails. */
export async function draw({ page, client, renderer, contrast, origin, nonce, onError }: Drawing): Promise<Readable> {
  const { payload, match, themeCss } = page
  const view = { payload, match, draw: await match.route.load() }
  const assets = renderer.assetsOf(
    match.route.files.map((file) => `../features/${file}.tsx`),
    payload.context.brand,
  )
  const devHead = await renderer.devHead(payload.path)
  const out = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const body = new PassThrough()
    const { pipe, abort } = client.render(view, {
      nonce,
      onError,
      onShellError: reject,
      onShellReady() {
        out.write(documentHead({ payload, assets, contrast, origin, themeCss, nonce, devHead }))
        body.on('end', () => out.end(documentTail(payload)))
        body.pipe(out, { end: false })
        pipe(body)
        resolve()
      },
    })
    const timer = setTimeout(() => abort(new Error('rendering timed out')), longest)
    timer.unref()
    body.on('close', () => clearTimeout(timer))
  })
  return out
}
