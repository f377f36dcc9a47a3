import { networkError, pageHeaders, readResponse, timeoutError } from './client.ts'
import { type SiteCallName, siteRoutes } from './siteRoutes.ts'

/**
 * The longest that an upload takes, in ms: the site server lets a request arrive for 60 s, which it checks every 30 s, and then reads the
 * picture and waits for the back end.
 */
const uploadTimeoutMs = 150_000

interface UploadOptions {
  /** The fields of the call's body but the file. */
  fields: Readonly<Record<string, string>>
  idempotencyKey: string
  /** Fraction sent, 0 to 1. */
  onProgress: (sent: number) => void
  /** Ends the request; the promise then stays unsettled. */
  signal: AbortSignal
}

/**
 * Sends a file as raw bytes, without its name, and resolves with the `data` of the response. Throws `CallError`. By XMLHttpRequest, because
 * `fetch` does not tell how much of a body is sent.
 */
export function uploadFile(
  name: SiteCallName,
  file: Blob,
  { fields, idempotencyKey, onProgress, signal }: UploadOptions,
): Promise<unknown> {
  const [method = '', path = ''] = siteRoutes[name].split(' ')
  const request = new XMLHttpRequest()
  request.open(method, `${path}?${new URLSearchParams(fields)}`)
  request.timeout = uploadTimeoutMs
  request.setRequestHeader('content-type', 'application/octet-stream')
  for (const [name, value] of Object.entries({ ...pageHeaders(), 'idempotency-key': idempotencyKey })) request.setRequestHeader(name, value)
  signal.addEventListener('abort', () => request.abort())
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(networkError())
    request.ontimeout = () => reject(timeoutError())
    request.onload = () => {
      try {
        const { status, responseText: text } = request
        resolve(readResponse({ status, text, retryAfter: request.getResponseHeader('retry-after') }))
      } catch (error) {
        reject(error)
      }
    }
    request.send(file)
  })
}
