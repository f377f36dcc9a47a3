const maxBytes = 1_000_000
const timeoutMs = 5000

interface ImageSourceFailure extends ErrorOptions {
  /** No response at all. */
  unreachable?: boolean
  /** The response says nothing about the image. */
  outage?: boolean
}

/** The back end has sent no image. */
export class ImageSourceError extends Error {
  override readonly name = 'ImageSourceError'
  readonly unreachable: boolean
  /** Whether the image may still exist. */
  readonly outage: boolean
  constructor(message: string, { unreachable = false, outage = unreachable, ...options }: ImageSourceFailure = {}) {
    super(message, options)
    this.unreachable = unreachable
    this.outage = outage
  }
}

/**
 * Fetches a source SVG from the back end. The path comes from the allow-list; redirects are refused. Throws an
 * `ImageSourceError` when there is no response, or one that is too large (1 MB) or no SVG.
 */
export async function fetchImageSource(baseUrl: string, path: string, fetchFn: typeof fetch = fetch): Promise<Buffer> {
  try {
    return await requestImage(baseUrl, path, fetchFn)
  } catch (cause) {
    if (cause instanceof ImageSourceError) throw cause
    throw new ImageSourceError(`${path}: no answer`, { unreachable: true, cause })
  }
}

async function requestImage(baseUrl: string, path: string, fetchFn: typeof fetch): Promise<Buffer> {
  const response = await fetchFn(baseUrl + path, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/svg+xml') || !response.body) {
    await response.body?.cancel()
    throw new ImageSourceError(`${path}: status ${response.status}, ${type}`, { outage: response.status >= 500 })
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > maxBytes) throw new ImageSourceError(`${path}: more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
