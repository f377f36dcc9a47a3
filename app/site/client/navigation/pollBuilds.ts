import { callTimeoutMs } from '@casino/features/api/client'
import { withTimeLimit } from '@casino/features/api/timeLimit'

interface BuildPollOptions {
  /** Id of this page's build. */
  build: string
  intervalMs: number
  /** Loads what the offer is rendered with, while the files of this build are certainly there. */
  preload: () => Promise<unknown>
  /** Called once, when another build is deployed. */
  onNewer: () => void
}

/** Asks for the deployed build at each interval (the specification gives none). Hidden pages do not ask. */
export function pollBuilds({ build, intervalMs, preload, onNewer }: BuildPollOptions): void {
  const timer = setInterval(async () => {
    if (document.hidden) return
    let latest: unknown
    try {
      await preload()
      latest = await withTimeLimit(callTimeoutMs, fetchLatest)
    } catch {
      return // offline or no answer: reported by the connection monitor; retried at the next interval
    }
    if (typeof latest !== 'object' || latest === null || !('id' in latest) || latest.id === build) return
    clearInterval(timer)
    onNewer()
  }, intervalMs)
}

async function fetchLatest(signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store', signal })
  return response.ok ? response.json() : null
}
