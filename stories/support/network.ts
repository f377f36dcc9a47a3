/** Calls of the own server, and the probe for a connection. Storybook's and Vite's own requests pass. */
const ours = /^\/(?:api|backend)\/|^\/favicon\.ico$/

/** Answers nothing to a story and writes down what it asked for. `open` gives the network back. */
export function closeNetwork() {
  const { fetch } = window
  const asked: string[] = []
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!ours.test(pathname)) return fetch(input, init)
    asked.push(pathname)
    return new Promise(() => {})
  }
  const open = () => {
    window.fetch = fetch
  }
  return { asked, open }
}
