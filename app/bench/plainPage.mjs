/**
 * A page in a browser context of its own, without the inspector's Runtime domain, which Playwright enables in its pages: with it, V8 parses
 * a whole script again when the first `Error` is created in it, as React does while it loads. No player has that.
 * `send` resolves to a command's result and rejects with its error; `evaluate` to the value of an expression; `on` sets the one listener of
 * an event, called with its parameters.
 * @param {import('playwright').Browser} browser
 */
export async function openPlainPage(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  // not flat: Playwright drops the messages of sessions that it did not open
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const pending = new Map()
  const listeners = new Map()
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message)
    if (method) return void listeners.get(method)?.(params)
    const { resolve, reject } = pending.get(id)
    pending.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  })
  let sent = 0
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      sent += 1
      pending.set(sent, { resolve, reject })
      devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: sent, method, params }) }).catch(reject)
    })
  const on = (event, listener) => void listeners.set(event, listener)
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const close = async () => {
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
    await devtools.detach()
  }
  return { send, on, evaluate, close }
}
