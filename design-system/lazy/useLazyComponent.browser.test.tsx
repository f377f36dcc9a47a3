import { Component, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type LazyComponent, lazyComponent } from './lazyComponent.ts'
import { LazyLoadContext, useBackgroundComponent, useDelay, useLazyComponent } from './useLazyComponent.ts'

const Panel = () => <p>panel</p>
const offline = new Error('offline')
const endWait = vi.fn()
const failures = { onWait: vi.fn(() => endWait), onFailure: vi.fn(), onSuccess: vi.fn() }
const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)

interface HostProps {
  lazy: LazyComponent<object>
}

/** Opened by its button and closed by a failure. */
function Opened({ lazy }: HostProps) {
  const [open, setOpen] = useState(false)
  const Loaded = useLazyComponent(lazy, open, () => setOpen(false))
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {Loaded && <Loaded />}
    </button>
  )
}
function Required({ lazy }: HostProps) {
  const Loaded = useLazyComponent(lazy, true)
  return Loaded && <Loaded />
}
function Background({ lazy }: HostProps) {
  const Loaded = useBackgroundComponent(lazy, useDelay(1000))
  return Loaded && <Loaded />
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'crashed' : this.props.children
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** A component whose import fails the first `count` times. */
function failingComponent(count: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= count) throw offline
    return Panel
  })
  return { load, lazy: lazyComponent<object>(load) }
}
let container: HTMLElement
async function renderHost(host: ReactNode) {
  const screen = await render(
    <Boundary>
      <LazyLoadContext value={failures}>{host}</LazyLoadContext>
    </Boundary>,
    { createRootOptions: { onCaughtError: () => undefined } },
  )
  container = screen.container
  return screen
}
const textAfterASecond = () => {
  vi.advanceTimersByTime(1000)
  return container.textContent
}
const press = () => container.querySelector('button')?.click()

it('closes a part that cannot be imported and notifies the app; the next press opens it', async () => {
  await renderHost(<Opened lazy={failingComponent(1).lazy} />)
  press()
  await expect.poll(() => failures.onFailure.mock.calls).toEqual([[offline]])
  await expect.poll(() => container.innerHTML).toBe('<button type="button" aria-expanded="false"></button>')
  expect(failures.onSuccess).not.toHaveBeenCalled()
  expect([failures.onWait.mock.calls.length, endWait.mock.calls.length > 0]).toEqual([1, true])
  press()
  await expect.poll(() => container.textContent).toBe('panel')
  expect(failures.onSuccess).toHaveBeenCalledOnce()
})

it('says that a player waits, until the component is there', async () => {
  let arrive = (_: typeof Panel) => {}
  const lazy = lazyComponent<object>(() => new Promise<typeof Panel>((resolve) => (arrive = resolve)))
  await renderHost(<Opened lazy={lazy} />)
  press()
  await expect.poll(() => failures.onWait.mock.calls.length).toBe(1)
  expect(endWait).not.toHaveBeenCalled()
  arrive(Panel)
  await expect.poll(() => container.textContent).toBe('panel')
  expect(endWait).toHaveBeenCalled()
})

it('imports a required part again until it succeeds, and notifies the app', async () => {
  const { lazy, load } = failingComponent(1)
  await renderHost(<Required lazy={lazy} />)
  await expect.poll(() => failures.onFailure.mock.calls).toEqual([[offline]])
  await expect.poll(textAfterASecond).toBe('panel')
  expect(load).toHaveBeenCalledTimes(2)
  expect(failures.onSuccess).toHaveBeenCalledOnce()
})

it('starts a background component after its delay, retries a failed import and reports it once', async () => {
  const { lazy, load } = failingComponent(2)
  await renderHost(<Background lazy={lazy} />)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  expect(load).not.toHaveBeenCalled()
  await expect.poll(textAfterASecond).toBe('panel')
  expect(load).toHaveBeenCalledTimes(3)
  expect(reported.mock.calls).toEqual([[offline]])
  expect(failures.onFailure).not.toHaveBeenCalled()
})

it('does not report a failed background import without a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { lazy, load } = failingComponent(2)
  await renderHost(<Background lazy={lazy} />)
  await expect.poll(textAfterASecond).toBe('panel')
  expect(load).toHaveBeenCalledTimes(3)
  expect(reported).not.toHaveBeenCalled()
  onLine.mockRestore()
})

it('does not repeat the import of an unmounted component', async () => {
  const { lazy, load } = failingComponent(1)
  const { unmount } = await renderHost(<Required lazy={lazy} />)
  await expect.poll(() => failures.onFailure.mock.calls).toEqual([[offline]])
  expect(vi.getTimerCount()).toBe(1)
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(load).toHaveBeenCalledOnce()
})
