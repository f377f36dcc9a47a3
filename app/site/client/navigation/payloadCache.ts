import { callTimeoutMs } from '@casino/features/api/client'
import { withTimeLimit } from '@casino/features/api/timeLimit'
import type { PayloadResponse } from '../payload.ts'

/** How long a prefetched payload is valid, in ms. */
const prefetchTtlMs = 15_000
export const maxConcurrentPrefetches = 5

/** URL of a page's payload: `/jackpots` → `/jackpots/_payload.json`. */
export const payloadUrl = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname.endsWith('/') ? pathname.slice(0, -1) : pathname}/_payload.json${search}`

/** The server responded with an error status; a full page load then shows its error page. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
}

/** The server was not reached, or did not answer in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Fetches and prefetches page payloads, each once, at most five prefetches concurrently. `now`: UTC ms. */
export function createPayloadCache(request: Fetch = fetch, now: () => number = Date.now) {
  const prefetched = new Map<string, { at: number; answer: Promise<PayloadResponse> }>()
  /** The page that was opened last: its link stays in view until its chunk is loaded too, and must not be prefetched. */
  let opening = ''
  let activeRequests = 0

  async function load(address: string, signal?: AbortSignal): Promise<PayloadResponse> {
    activeRequests += 1
    try {
      const text = await withTimeLimit(callTimeoutMs, (limited) => fetchText(address, limited), signal)
      return JSON.parse(text) as PayloadResponse // written by the site server; the caller compares the build id
    } finally {
      activeRequests -= 1
    }
  }

  async function fetchText(address: string, signal: AbortSignal): Promise<string> {
    const lost = (cause: unknown) => {
      throw new NetworkError(address, { cause })
    }
    const response = await request(address, { headers: { accept: 'application/json' }, signal }).catch(lost)
    if (!response.ok) throw new PayloadError(`${address}: ${response.status}`)
    return response.text().catch(lost)
  }

  return {
    /** Prefetches a payload unless too many are running; a failure is retried by the click. */
    prefetch(url: URL): void {
      const address = payloadUrl(url)
      const cached = prefetched.get(address)
      if (activeRequests >= maxConcurrentPrefetches || address === opening || (cached && now() - cached.at < prefetchTtlMs)) return
      const answer = load(address)
      answer.catch(() => prefetched.delete(address))
      prefetched.set(address, { at: now(), answer })
    },
    /** Returns a payload: the prefetched one, once, or a new request. Throws NetworkError when there is none within `callTimeoutMs`. */
    take(url: URL, signal: AbortSignal): Promise<PayloadResponse> {
      const address = payloadUrl(url)
      const cached = prefetched.get(address)
      prefetched.delete(address)
      opening = address
      if (!cached || now() - cached.at >= prefetchTtlMs) return load(address, signal)
      return withTimeLimit(callTimeoutMs, (limited) => cached.answer.catch(() => load(address, limited)), signal)
    },
  }
}
export type PayloadCache = ReturnType<typeof createPayloadCache>
