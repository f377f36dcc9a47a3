import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AutoplayConditions, canAutoplay, createSlideTimer } from './slideTimer.ts'
import { WallpaperCarousel } from './WallpaperCarousel.tsx'

const allowed: AutoplayConditions = { paused: false, reducedMotion: false, hidden: false, focused: false }
const slide = (name: string) => ({ small: `/img/${name}-540`, large: `/img/${name}-1920` })

describe('the timing', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ticks every ten seconds while all conditions allow it', () => {
    const turn = vi.fn()
    const slides = createSlideTimer(turn, 10_000)
    slides.update(allowed)
    vi.advanceTimersByTime(9_999)
    expect(turn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    slides.update(allowed) // an update without a change does not restart the interval
    vi.advanceTimersByTime(20_000)
    expect(turn).toHaveBeenCalledTimes(3)
    slides.stop()
    vi.advanceTimersByTime(60_000)
    expect(turn).toHaveBeenCalledTimes(3)
  })

  it.each(['paused', 'reducedMotion', 'hidden', 'focused'] as const)('stops when %s, and then waits a full interval', (why) => {
    expect(canAutoplay({ ...allowed, [why]: true })).toBe(false)
    const turn = vi.fn()
    const slides = createSlideTimer(turn, 10_000)
    slides.update(allowed)
    vi.advanceTimersByTime(9_000)
    slides.update({ ...allowed, [why]: true })
    vi.advanceTimersByTime(60_000)
    expect(turn).not.toHaveBeenCalled()
    slides.update(allowed)
    vi.advanceTimersByTime(9_999)
    expect(turn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(turn).toHaveBeenCalledOnce()
  })
})

it('renders only its first slide on the server', () => {
  const markup = renderToStaticMarkup(
    <WallpaperCarousel slides={[slide('nat'), slide('dag')]} pauseLabel="Stop billeder" playLabel="Vis billeder skiftevis" />,
  )
  expect(markup).toContain('/img/nat-1920')
  expect(markup).toContain('width="540" height="540"')
  expect(markup).not.toContain('/img/dag')
  expect(markup).not.toContain('style=')
})
