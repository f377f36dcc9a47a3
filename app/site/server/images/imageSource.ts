import { signatureHeaders } from '@casino/shared/callSignature'
import { BodyTooLargeError, readBody } from '../readBody.ts'

const timeoutMs = 5000

/** Types of source files: content type, and limit of the size in bytes. */
const sourceTypes = {
  svg: { contentType: 'image/svg+xml', maxBytes: 1_000_000 },
  png: { contentType: 'image/png', maxBytes: 5_000_000 },
  jpeg: { contentType: 'image/jpeg', maxBytes: 5_000_000 },
  webp: { contentType: 'image/webp', maxBytes: 5_000_000 },
  avif: { contentType: 'image/avif', maxBytes: 5_000_000 },
} as const

export interface ImageSource {
  body: Buffer
  /** By the extension of its name, which the content type must agree with. */
  type: keyof typeof sourceTypes
}

/** Type of a source by its path. Throws for an extension that the allow-list of names does not contain. */
export function sourceTypeOf(path: string): ImageSource['type'] {
  const extension = path.slice(path.lastIndexOf('.') + 1).replace(/^jpg$/, 'jpeg')
  if (Object.hasOwn(sourceTypes, extension)) return extension as ImageSource['type'] // own key, checked
  throw new Error(`${path}: unknown type`)
}

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

interface ImageSourceOptions {
  /** Signs the request, so that it is not counted as a visitor's. */
  siteKey?: string | undefined
  fetchFn?: typeof fetch
}

/**
 * Fetches a source image from the back end. The path comes from the allow-list; redirects are refused. Throws an `ImageSourceError` when
 * there is no response, or when it is too large or of another type than its name says.
 */
export async function fetchImageSource(
  baseUrl: string,
  path: string,
  { siteKey, fetchFn = fetch }: ImageSourceOptions = {},
): Promise<Buffer> {
  const type = sourceTypes[sourceTypeOf(path)]
  try {
    const headers = siteKey ? signatureHeaders(siteKey, { method: 'GET', path }, Date.now()) : {}
    return await requestImage(baseUrl + path, type, (url, init) => fetchFn(url, { ...init, headers }))
  } catch (cause) {
    if (cause instanceof ImageSourceError) throw cause
    throw new ImageSourceError(`${path}: no answer`, { unreachable: true, cause })
  }
}

async function requestImage(
  url: string,
  { contentType, maxBytes }: (typeof sourceTypes)[ImageSource['type']],
  fetchFn: typeof fetch,
): Promise<Buffer> {
  const response = await fetchFn(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const received = response.headers.get('content-type') ?? ''
  if (!response.ok || received.split(';', 1)[0] !== contentType || !response.body) {
    await response.body?.cancel()
    throw new ImageSourceError(`${url}: status ${response.status}, ${received}`, { outage: response.status >= 500 })
  }
  return readBody(response, maxBytes).catch((cause: unknown) => {
    throw cause instanceof BodyTooLargeError ? new ImageSourceError(`${url}: ${cause.message}`) : cause
  })
}
