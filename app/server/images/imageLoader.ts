import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createConcurrencyLimit } from '../concurrencyLimit.ts'
import { createImageFiles } from './imageFiles.ts'
import type { ImageFormat, ImageRequest } from './imageRequest.ts'
import { fetchImageSource } from './imageSource.ts'
import { renderImage } from './renderImage.ts'

/** Time in ms before a source SVG is requested from the back end again. */
const sourceTtlMs = 300_000
const maxSourceBytes = 8_000_000

interface LoadedImage {
  body: Buffer
  etag: string
}
interface Options {
  backendBaseUrl: string
  dataDir: string
  onDiskError: (error: unknown) => void
  /** Size of the images held in memory. */
  maxBytes?: number
  fetchSource?: typeof fetchImageSource
}

/**
 * Loads rendered images: from memory, from files, or rendered from their source. Concurrent requests share one rendering. The key of a
 * file contains the hash of its source.
 */
export function createImageLoader({
  backendBaseUrl,
  dataDir,
  onDiskError,
  maxBytes = 48_000_000,
  fetchSource = fetchImageSource,
}: Options) {
  const files = createImageFiles(dataDir, onDiskError)
  const limitConcurrency = createConcurrencyLimit(2, 500)
  const sources = new LRUCache<string, { svg: Buffer; hash: string }>({
    maxSize: maxSourceBytes,
    sizeCalculation: ({ svg }) => svg.length,
    ttl: sourceTtlMs,
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const svg = await fetchSource(backendBaseUrl, path)
      return { svg, hash: createHash('sha256').update(svg).digest('base64url').slice(0, 22) }
    },
  })
  const images = new LRUCache<string, LoadedImage, { request: ImageRequest; format: ImageFormat }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    ttl: sourceTtlMs,
    ignoreFetchAbort: true,
    fetchMethod: (_, stale, { context: { request, format } }) =>
      limitConcurrency(async () => {
        const { svg, hash } = await sources.forceFetch(request.source)
        const etag = `"${hash}-${request.width}-${format}"`
        if (stale?.etag === etag) return stale
        const key = `${hash} ${request.width} ${format}`
        const stored = await files.get(key)
        const body = stored ?? (await renderImage(svg, request.width, format))
        if (!stored) await files.set(key, body)
        return { body, etag }
      }),
  })
  return (request: ImageRequest, format: ImageFormat): Promise<LoadedImage> =>
    images.forceFetch(`${request.source} ${request.width} ${format}`, { context: { request, format } })
}
