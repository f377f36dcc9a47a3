import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useExitAnimation } from './useExitAnimation.ts'

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

const overlay = () => document.querySelector('[role="dialog"]')
const endAnimation = () => overlay()?.getAnimations()[0]?.finish()

it('renders nothing before the overlay opens', async () => {
  await render(<Overlay open={false} />)
  expect(overlay()).toBeNull()
})

it('keeps a closed overlay until its exit animation has ended', async () => {
  const { rerender } = await render(<Overlay open />)
  await rerender(<Overlay open={false} />)
  expect(overlay()).not.toBeNull()
  endAnimation()
  await expect.poll(overlay).toBeNull()
})

it('removes a closed overlay without an animation immediately', async () => {
  const { rerender } = await render(<Overlay open animated={false} />)
  await rerender(<Overlay open={false} animated={false} />)
  expect(overlay()).toBeNull()
})

it('keeps an overlay that opens again during its exit animation, and animates its next exit', async () => {
  const { rerender } = await render(<Overlay open />)
  const opened = overlay()
  await rerender(<Overlay open={false} />)
  await rerender(<Overlay open />)
  expect(overlay()).toBe(opened)
  await rerender(<Overlay open={false} />)
  expect(overlay()).toBe(opened)
  endAnimation()
  await expect.poll(overlay).toBeNull()
})
