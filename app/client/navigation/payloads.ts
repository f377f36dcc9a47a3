import type { PayloadAnswer } from '../payload.ts'

/** How long a prefetched page may wait for its click, in ms. */
const keepMs = 15_000
const mostAtOnce = 5

/** Address of a page's data: `/jackpots` → `/jackpots/_payload.json`. */
export const payloadAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname === '/' ? '' : pathname.replace(/\/+$/, '')}/_payload.json${search}`

/** The server answered, but not with a page: its own error page says it better. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Data of pages to come, each asked once, five at once at most. */
export function createPayloads(request: Fetch = fetch, now: () => number = Date.now) {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<PayloadAnswer> }>()
  /** On their way for a click: not to be asked for again meanwhile. */
  const taking = new Set<string>()
  let running = 0

  async function load(address: string, signal?: AbortSignal): Promise<PayloadAnswer> {
    running += 1
    try {
      const response = await request(address, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
      if (!response.ok) throw new PayloadError(`${address}: ${response.status}`)
      return (await response.json()) as PayloadAnswer // written by this site's own server; another build's is told by its id
    } finally {
      running -= 1
    }
  }

  return {
    /** Starts a page's data if there is room; a failure is left to the click. */
    prefetch(url: URL): void {
      const address = payloadAddress(url)
      const known = kept.get(address)
      if (running >= mostAtOnce || taking.has(address) || (known && now() - known.at < keepMs)) return
      const answer = load(address)
      answer.catch(() => kept.delete(address))
      kept.set(address, { at: now(), answer })
    },
    /** The page's data: what was prefetched, once, or asked now. */
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
