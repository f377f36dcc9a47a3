/**
 * Stops child processes one after the other by SIGTERM, so that each can still use those behind it. One that has not exited after
 * `limitMs` is killed.
 * @param {readonly import('node:child_process').ChildProcess[]} children
 * @param {number} limitMs
 */
export async function stopInOrder(children, limitMs) {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    await exited
    clearTimeout(limit)
  }
}
