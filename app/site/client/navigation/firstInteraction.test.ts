import { expect, test, vi } from 'vitest'
import { trackFirstInteraction } from './firstInteraction.ts'

function startTracker() {
  const page = new EventTarget()
  const start = vi.fn()
  const reset = trackFirstInteraction(page, start)
  const happen = (...names: readonly string[]) => {
    for (const name of names) page.dispatchEvent(new Event(name))
  }
  return { start, reset, happen }
}

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('the first %s counts, and no later interaction', (name) => {
  const { start, happen } = startTracker()
  expect(start).not.toHaveBeenCalled()
  happen(name)
  expect(start).toHaveBeenCalledOnce()
  happen(name, 'pointermove', 'pointerdown', 'keydown', 'scroll')
  expect(start).toHaveBeenCalledOnce()
})

test('each navigation resets it', () => {
  const { start, reset, happen } = startTracker()
  happen('keydown')
  reset()
  reset()
  expect(start).toHaveBeenCalledOnce()
  happen('scroll', 'keydown')
  expect(start).toHaveBeenCalledTimes(2)
})

test('the returning focus resets it, and is no interaction itself', () => {
  const { start, happen } = startTracker()
  happen('pointermove', 'focus')
  expect(start).toHaveBeenCalledOnce()
  happen('pointermove', 'pointermove')
  expect(start).toHaveBeenCalledTimes(2)
})
