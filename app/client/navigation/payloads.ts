import type { PayloadAnswer } from '../payload.ts'

/** How long a prefetched payload is valid, in ms. */
const keepMs = 15_000
const mostAtOnce = 5

/** URL of a page's payload: `/jackpots` → `/jackpots/_payload.json`. */
export const payloadAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname === '/' ? '' : pathname.replace(/\/+$/, '')}/_payload.json${search}`

/** The server responded with an error status; a full page load then shows its error page. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Fetches and prefetches page payloads, each once, at most five prefetches concurrently. `now`: UTC ms. */
export function createPayloads(request: Fetch = fetch, now: () => number = Date.now) {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<PayloadAnswer> }>()
  /** URLs being loaded for a click, which are not prefetched meanwhile. */
  const taking = new Set<string>()
  let running = 0

  async function load(address: string, signal?: AbortSignal): Promise<PayloadAnswer> {
    running += 1
    try {
      const response = await request(address, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
      if (!response.ok) throw new PayloadError(`${address}: ${response.status}`)
      return (await response.json()) as PayloadAnswer // written by the site server; the caller compares the build id
    } finally {
      running -= 1
    }
  }

  return {
    /** Prefetches a payload unless too many are running; a failure is retried by the click. */
    prefetch(url: URL): void {
      const address = payloadAddress(url)
      const known = kept.get(address)
      if (running >= mostAtOnce || taking.has(address) || (known && now() - known.at < keepMs)) return
      const answer = load(address)
      answer.catch(() => kept.delete(address))
      kept.set(address, { at: now(), answer })
    },
    /** Returns a payload: the prefetched one, once, or a new request. */
    take(url: URL, signal: AbortSignal): Promise<PayloadAnswer> {
      const address = payloadAddress(url)
      const known = kept.get(address)
      kept.delete(address)
      taking.add(address)
      const answer = known && now() - known.at < keepMs ? known.answer.catch(() => load(address, signal)) : load(address, signal)
      return answer.finally(() => taking.delete(address))
    },
  }
}
export type Payloads = ReturnType<typeof createPayloads>
