import pRetry from 'p-retry'

/** What Chromium answers when it has no finished frame to copy. */
const refusal = 'Unable to capture screenshot'

/**
 * The screenshot that `take` asks Chromium for. Chromium refuses one now and then, mostly the first after a cold start on a busy machine,
 * and takes the same one when asked again: asked up to four times. Any other error, and the last refusal, reject.
 */
export const takeScreenshot = <T>(take: () => Promise<T>): Promise<T> =>
  pRetry(take, { retries: 3, minTimeout: 100, shouldRetry: ({ error }) => error.message.includes(refusal) })
