import { act, useRef } from 'react'
import { expect, it } from 'vitest'
import { createTestRoot } from '../testing/testRoot.ts'
import { useExitAnimation } from './useExitAnimation.ts'

const root = createTestRoot()

interface OverlayProps {
  open: boolean
  animated?: boolean
}

/** An overlay that takes a minute to fade out if `animated`. */
function Overlay({ open, animated = true }: OverlayProps) {
  const element = useRef<HTMLDivElement>(null)
  if (!useExitAnimation(open, element)) return null
  return (
    <>
      <style>{'@keyframes test-exit { to { opacity: 0 } }'}</style>
      <div ref={element} role="dialog" style={!open && animated ? { animation: 'test-exit 60s' } : {}} />
    </>
  )
}

const overlay = () => root.element.querySelector('[role="dialog"]')
/** Ends the exit animation and resolves when its promise has been handled. */
const endAnimation = () =>
  act(async () => {
    const [animation] = overlay()?.getAnimations() ?? []
    animation?.finish()
    await animation?.finished
  })

it('renders nothing before the overlay opens', async () => {
  await root.render(<Overlay open={false} />)
  expect(overlay()).toBeNull()
})

it('keeps a closed overlay until its exit animation has ended', async () => {
  await root.render(<Overlay open />)
  await root.render(<Overlay open={false} />)
  expect(overlay()).not.toBeNull()
  await endAnimation()
  expect(overlay()).toBeNull()
})

it('removes a closed overlay without an animation immediately', async () => {
  await root.render(<Overlay open animated={false} />)
  await root.render(<Overlay open={false} animated={false} />)
  expect(overlay()).toBeNull()
})

it('keeps an overlay that opens again during its exit animation, and animates its next exit', async () => {
  await root.render(<Overlay open />)
  const opened = overlay()
  await root.render(<Overlay open={false} />)
  await root.render(<Overlay open />)
  await act(async () => undefined) // the cancelled animation is handled
  expect(overlay()).toBe(opened)
  await root.render(<Overlay open={false} />)
  expect(overlay()).toBe(opened)
  await endAnimation()
  expect(overlay()).toBeNull()
})
