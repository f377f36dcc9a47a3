import { Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LazyComponent, lazyComponent, useLazyComponent } from './lazyComponent.ts'

const Panel = () => <p>panel</p>
const offline = new Error('offline')

interface HostProps {
  lazy: LazyComponent<object>
  retryMs?: number
}

function Host({ lazy, retryMs }: HostProps) {
  const Loaded = useLazyComponent(lazy, true, retryMs)
  return Loaded && <Loaded />
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <p>caught {this.state.error.message}</p> : this.props.children
  }
}

let container: HTMLElement
let root: Root
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container, { onCaughtError: () => undefined })
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.restoreAllMocks()
})

/** A component whose import fails the first `failures` times. */
function failingComponent(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw offline
    return Panel
  })
  return { load, lazy: lazyComponent<object>(load) }
}
const render = (host: ReactNode) => root.render(<Boundary>{host}</Boundary>)

it('throws a failed import to the error boundary', async () => {
  render(<Host lazy={failingComponent(1).lazy} />)
  await expect.poll(() => container.textContent).toBe('caught offline')
})

it('reports and repeats a failed import until it succeeds, with a retry time', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  const { lazy, load } = failingComponent(2)
  render(<Host lazy={lazy} retryMs={1} />)
  await expect.poll(() => container.textContent).toBe('panel')
  expect(load).toHaveBeenCalledTimes(3)
  expect(reported.mock.calls).toEqual([[offline], [offline]])
})

it('does not repeat the import of an unmounted component', async () => {
  const clear = vi.spyOn(window, 'clearTimeout')
  const schedule = vi.spyOn(window, 'setTimeout')
  vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  render(<Host lazy={failingComponent(1).lazy} retryMs={123_456} />)
  const retryTimer = () => schedule.mock.results[schedule.mock.calls.findIndex(([, ms]) => ms === 123_456)]?.value
  await expect.poll(retryTimer).toBeTruthy()
  render(null)
  await expect.poll(() => clear.mock.calls.flat()).toContain(retryTimer())
})
