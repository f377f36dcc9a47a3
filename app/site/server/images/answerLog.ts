import { countBound } from '@casino/shared/countBound'
import { LRUCache } from 'lru-cache'

/** Time in ms before the back end is asked again after it has not answered. */
export const outageRetryMs = 5000
/** Images without an answer, and with none between them: an outage. One alone may be at fault itself, and any visitor can ask for it. */
const outageAfter = 2

interface Options {
  /** Called when the back end stops answering, and when it answers again. */
  onOutage: (error: Error) => void
  onOutageEnd: () => void
}

/** Remembers for which images the back end has just not answered. One of them waits alone; in an outage all do. */
export function createAnswerLog({ onOutage, onOutageEnd }: Options) {
  const unanswered = new LRUCache<string, Error>({ ...countBound(1000), ttl: outageRetryMs })
  /** Since the last answer. */
  const sinceAnswer = new Set<string>()
  let last: string | undefined
  const isOutage = () => sinceAnswer.size >= outageAfter

  return {
    /** Why an image is not asked for yet; undefined where it is to be asked for. */
    findError: (path: string): Error | undefined =>
      unanswered.get(path) ?? (isOutage() && last !== undefined ? unanswered.get(last) : undefined),
    recordAnswer(): void {
      if (isOutage()) onOutageEnd()
      sinceAnswer.clear()
    },
    recordError(path: string, error: Error): void {
      last = path
      unanswered.set(path, error)
      if (isOutage()) return
      sinceAnswer.add(path)
      if (isOutage()) onOutage(error)
    },
  }
}
