import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createClientTurns } from '../clientTurns.ts'
import { createAnswerLog, outageRetryMs } from './answerLog.ts'
import { createImageFiles } from './imageFiles.ts'
import { type ImageFormat, type ImageRequest, sizeKey } from './imageRequest.ts'
import { fetchImageSource, type ImageSource, ImageSourceError, sourceTypeOf } from './imageSource.ts'
import { renderImage } from './renderImage.ts'

/** Time in ms before a source is requested from the back end again. */
const sourceTtlMs = 300_000
const maxSourceBytes = 16_000_000

interface LoadedImage {
  body: Buffer
  etag: string
}
interface Options {
  backendBaseUrl: string
  siteKey?: string | undefined
  dataDir: string
  onDiskError: (error: unknown) => void
  /** Called when the back end stops answering, and when it answers again. */
  onOutage: (error: Error) => void
  onOutageEnd: () => void
  /** Size of the images held in memory. */
  maxBytes?: number
  fetchSource?: typeof fetchImageSource
}

const toSource = (path: string, body: Buffer) => ({
  source: { body, type: sourceTypeOf(path) },
  hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
})

/**
 * Loads rendered images: from memory, from files, or rendered from their source. Concurrent requests share one rendering. The key of a
 * file contains the hash of its source. Clients take turns. During an outage of the back end an image is rendered from its last source.
 */
export function createImageLoader({
  backendBaseUrl,
  siteKey,
  dataDir,
  onDiskError,
  onOutage,
  onOutageEnd,
  maxBytes = 48_000_000,
  fetchSource = fetchImageSource,
}: Options) {
  const files = createImageFiles(dataDir, onDiskError)
  const takeTurn = createClientTurns({ running: 2, waiting: 1000, waitingOfClient: 300 })
  const sources = new LRUCache<string, { source: ImageSource; hash: string }>({
    maxSize: maxSourceBytes,
    sizeCalculation: ({ source }) => source.body.length,
    ttl: sourceTtlMs,
    ignoreFetchAbort: true,
    fetchMethod: async (path, stale, { options }) => {
      try {
        const body = await requestSource(path)
        await files.set(path, body)
        return toSource(path, body)
      } catch (error) {
        if (!(error instanceof ImageSourceError && error.outage)) throw error
        const stored = stale ?? (await files.get(path).then((body) => body && toSource(path, body)))
        if (!stored) throw error
        options.ttl = outageRetryMs
        return stored
      }
    },
  })
  const answers = createAnswerLog({ onOutage, onOutageEnd })
  /** Requests a source, unless the back end has just not answered: each image of a page would wait for its time limit. */
  async function requestSource(path: string): Promise<Buffer> {
    const recent = answers.findError(path)
    if (recent) throw recent
    try {
      const body = await fetchSource(backendBaseUrl, path, { siteKey })
      answers.recordAnswer()
      return body
    } catch (error) {
      if (error instanceof ImageSourceError && error.unreachable) answers.recordError(path, error)
      throw error
    }
  }
  const images = new LRUCache<string, LoadedImage, { request: ImageRequest; format: ImageFormat; client: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    ttl: sourceTtlMs,
    ignoreFetchAbort: true,
    fetchMethod: (_, stale, { context: { request, format, client } }) =>
      takeTurn(client, async () => {
        const { source, hash } = await sources.forceFetch(request.source)
        const size = sizeKey(request.size)
        const etag = `"${hash}-${size}-${format}"`
        if (stale?.etag === etag) return stale
        const key = `${hash} ${source.type} ${size} ${format}`
        const stored = await files.get(key)
        const body = stored ?? (await renderImage(source, request.size, format))
        if (!stored) await files.set(key, body)
        return { body, etag }
      }),
  })
  return (request: ImageRequest, format: ImageFormat, client = ''): Promise<LoadedImage> =>
    images.forceFetch(`${request.source} ${sizeKey(request.size)} ${format}`, { context: { request, format, client } })
}
