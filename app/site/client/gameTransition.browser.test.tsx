import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withGameTransition } from './gameTransition.ts'

const [lobby, game] = ['/', '/spilleautomater/spil-for-penge/ravklippen']
const tiles = `<main>
  <article style="block-size: 200px"><img alt="" width="90" height="120"><a href="/spilleautomater/spil-for-penge/storelys">Store Lys</a></article>
  <article style="block-size: 200px"><img alt="" width="90" height="120" id="tile"><a href="${game}">Ravklippen</a></article>
</main>`
const frame = '<main><div data-game="ravklippen" id="frame" style="block-size: 300px"></div></main>'
let container: HTMLElement
let steps: string[]

/** The element that is shared, which the transition names. */
const shared = () =>
  [...document.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style.viewTransitionName === 'game').map(({ id }) => id)
/** A page that is rendered in a task of its own, as React does. */
const show = (html: string) => async (committed: () => void) => {
  await new Promise((resolve) => setTimeout(resolve))
  container.innerHTML = html
  committed()
  steps.push(`after: ${shared()}`)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  steps.push('painted')
}
const reduceMotion = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList) // only `matches` is read

beforeEach(() => {
  steps = []
  container = document.body.appendChild(document.createElement('div'))
  reduceMotion(false)
  const start = document.startViewTransition.bind(document)
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    steps.push(`taken: ${shared()}`)
    return start(update)
  })
})
afterEach(() => {
  container.remove()
  vi.restoreAllMocks()
})

it('grows the tile of a game into its frame', async () => {
  container.innerHTML = tiles
  await withGameTransition(lobby, game, show(frame))
  expect(steps).toEqual(['taken: tile', 'after: frame', 'painted'])
  await expect.poll(shared).toEqual([])
})

it('shrinks the frame into the tile on the way back', async () => {
  container.innerHTML = frame
  await withGameTransition(game, lobby, show(tiles))
  expect(steps).toEqual(['taken: frame', 'after: tile', 'painted'])
})

it('ends the transition of a page that a newer one supersedes', async () => {
  container.innerHTML = tiles
  await withGameTransition(lobby, game, () => Promise.resolve())
  expect(shared()).toEqual([])
})

it('lets the failure of a page through', async () => {
  container.innerHTML = tiles
  await expect(withGameTransition(lobby, game, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
})

it.each([
  ['between pages without a game', lobby, '/nyheder', tiles],
  ['between two games', game, '/spilleautomater/spil-for-sjov/ravklippen', frame],
  ['to a game without a tile', lobby, '/spilleautomater/spil-for-penge/jaettestuen', tiles],
])('shows the page as any other %s', async (_, from, to, before) => {
  container.innerHTML = before
  await withGameTransition(from, to, show(frame))
  expect(document.startViewTransition).not.toHaveBeenCalled()
  expect(steps).toEqual(['after: ', 'painted'])
})

it('shows the page without a transition under reduced motion', async () => {
  reduceMotion(true)
  container.innerHTML = tiles
  await withGameTransition(lobby, game, show(frame))
  expect(document.startViewTransition).not.toHaveBeenCalled()
})
