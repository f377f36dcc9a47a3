import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { WallpaperCarousel } from './WallpaperCarousel.tsx'

const slide = { small: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', large: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }

let frames: (() => void)[]
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => vi.restoreAllMocks())

const carousel = <WallpaperCarousel slides={[slide, slide]} pauseLabel="Stop billeder" playLabel="Vis billeder skiftevis" />
/** The opacity that the wallpaper has or fades to. */
const opacity = (container: HTMLElement) => {
  const wallpaper = container.querySelector<HTMLElement>('[aria-hidden]')
  if (!wallpaper) throw new Error('no wallpaper')
  wallpaper.style.transition = 'none'
  return getComputedStyle(wallpaper).opacity
}
/** Runs what waits for the next frame, and what React renders then. */
async function paintFrame(): Promise<void> {
  for (const callback of frames.splice(0)) callback()
  await settle()
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

it('paints once while transparent, before it is shown', async () => {
  let finishDecoding = () => {}
  const decoding = new Promise<void>((resolve) => {
    finishDecoding = resolve
  })
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding)
  const { container } = await render(carousel)
  await paintFrame()
  expect(opacity(container), 'not decoded').toBe('0')
  finishDecoding()
  await settle()
  expect(opacity(container), 'decoded, not painted').toBe('0')
  await paintFrame()
  expect(opacity(container), 'being painted').toBe('0')
  await paintFrame()
  await expect.poll(() => opacity(container), { message: 'painted' }).toBe('1')
})

it('stays transparent when its image cannot be loaded', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no image'))
  const { container } = await render(carousel)
  await paintFrame()
  await paintFrame()
  expect(opacity(container)).toBe('0')
})
