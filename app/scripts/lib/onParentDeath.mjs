const checkIntervalMs = 500

/**
 * Calls `onDeath` once when the parent of this process is gone. The kernel tells it by another parent id only.
 * @param {() => void} onDeath
 */
export function onParentDeath(onDeath) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onDeath()
  }, checkIntervalMs)
  timer.unref()
}
