import { Amount, Badge, Button, FavouriteToggle, Tile, type TileProps } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { posterImages, tableImages } from '../../support/images.ts'

const meta = preview.meta({
  title: 'Components/Tile',
  component: Tile,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  args: { href: '#raevens-runer', title: 'Rævens Runer', meta: 'Fjordspil', image: posterImages[0] },
})

const actions = (
  <>
    <Button fullWidth href="#spil">
      Spil
    </Button>
    <Button fullWidth variant="secondary" href="#proev">
      Prøv gratis
    </Button>
  </>
)

export const Poster = meta.story({ tags: ['visual:hover', 'visual:high-contrast', 'visual:focus', 'visual:large-text'] })
/** The actions appear when the focus is inside the tile, so that the keyboard reaches them. */
export const WithActions = meta.story({
  tags: ['visual:hover'],
  args: { actions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Spil' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Prøv gratis' })).toBeVisible()
  },
})
export const WithBadge = meta.story({ args: { badge: <Badge tone="info">Ny</Badge> } })
/** Text at twice its size, in a column of a phone with two columns. */
const enlarged = {
  beforeEach: () => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    return () => root.style.removeProperty('font-size')
  },
  render: (args: TileProps) => (
    <div style={{ inlineSize: 136 }}>
      <Tile {...args} />
    </div>
  ),
}
/** The amount stays inside its tile. */
export const AmountEnlarged = meta.story({
  ...enlarged,
  args: { meta: <Amount value="4.182.667,40 kr." size={18} tone="money" fits /> },
  play: async ({ canvas }) => {
    const right = (element: HTMLElement) => element.getBoundingClientRect().right
    await expect(right(canvas.getByText('4.182.667,40 kr.'))).toBeLessThanOrEqual(right(canvas.getByRole('article')))
  },
})
/** A word that fits the tile but not beside the control does not break: the control moves below it. */
export const NameEnlarged = meta.story({
  ...enlarged,
  args: {
    title: 'Sagaens Bog',
    aside: <FavouriteToggle label="Sagaens Bog som favorit" pressed={false} onPressedChange={() => undefined} variant="ghost" />,
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Sagaens Bog' })
    const word = document.createRange()
    word.setStart(name.childNodes[0] ?? name, 0)
    word.setEnd(name.childNodes[0] ?? name, 'Sagaens'.length)
    await expect(word.getClientRects()).toHaveLength(1)
    const { right } = canvas.getByRole('article').getBoundingClientRect()
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(right + 16)
  },
})
export const Wide = meta.story({
  args: { shape: 'wide', title: 'Roulette København', meta: 'Fra 5 kr.', image: tableImages[0], badge: <Badge tone="live">Live</Badge> },
})
export const LongName = meta.story({ args: { title: 'Klokketårnets Allersidste Mesterværksudstilling' } })
/** Shows a placeholder landscape, as when an image fails to load. */
export const WithoutImage = meta.story({ args: { image: undefined } })
export const ImageFailed = meta.story({
  args: { image: { src: 'data:image/png;base64,#', width: 300, height: 400, alt: '' }, actions },
})
/** A control over the artwork is shown always, or with the actions. */
export const WithCorner = meta.story({
  args: {
    actions,
    corner: <FavouriteToggle label="Rævens Runer som favorit" pressed onPressedChange={() => undefined} variant="secondary" />,
  },
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const [heart, artwork] = [boxOf(canvas.getByRole('button')), boxOf(canvasElement.querySelector('img'))]
    await expect(heart.top).toBeGreaterThan(artwork.top + artwork.height / 2)
    await expect(heart.bottom).toBeLessThanOrEqual(artwork.bottom)
    // the actions move up as they appear
    canvas.getByRole('link', { name: 'Rævens Runer' }).focus()
    for (const action of canvas.getAllByRole('link').slice(0, -1))
      await waitFor(() => expect(boxOf(action).bottom).toBeLessThanOrEqual(heart.top))
  },
})
