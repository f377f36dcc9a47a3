import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestRoot } from '../../testing/testRoot.ts'
import { WallpaperCarousel } from './WallpaperCarousel.tsx'

const slide = { small: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', large: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }

const root = createTestRoot()
let frames: (() => void)[]
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => vi.restoreAllMocks())

const render = () =>
  root.render(<WallpaperCarousel slides={[slide, slide]} pauseLabel="Stop billeder" playLabel="Vis billeder skiftevis" />)
/** The opacity that the wallpaper has or fades to. */
const opacity = () => {
  const wallpaper = root.element.querySelector<HTMLElement>('[aria-hidden]')
  if (!wallpaper) throw new Error('no wallpaper')
  wallpaper.style.transition = 'none'
  return getComputedStyle(wallpaper).opacity
}
const paintFrame = () =>
  act(async () => {
    for (const callback of frames.splice(0)) callback()
  })

it('paints once while transparent, before it is shown', async () => {
  let finishDecoding = () => {}
  const decoding = new Promise<void>((resolve) => {
    finishDecoding = resolve
  })
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding)
  await render()
  await paintFrame()
  expect(opacity(), 'not decoded').toBe('0')
  await act(async () => finishDecoding())
  expect(opacity(), 'decoded, not painted').toBe('0')
  await paintFrame()
  expect(opacity(), 'being painted').toBe('0')
  await paintFrame()
  expect(opacity(), 'painted').toBe('1')
})

it('stays transparent when its image cannot be loaded', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no image'))
  await render()
  await paintFrame()
  await paintFrame()
  expect(opacity()).toBe('0')
})
