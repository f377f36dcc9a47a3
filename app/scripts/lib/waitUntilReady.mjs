const pollMs = 50

/**
 * Polls a URL until it returns 2xx. Throws after `timeoutMs`; returns at once when `isCancelled` returns true.
 * @param {string} url
 * @param {{ timeoutMs: number, isCancelled?: () => boolean }} options
 * @returns {Promise<void>}
 */
export async function waitUntilReady(url, { timeoutMs, isCancelled = () => false }) {
  const end = Date.now() + timeoutMs
  while (!isCancelled()) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    if (Date.now() >= end) throw new Error(`${url} is not reachable`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
