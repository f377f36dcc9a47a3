import { Tile, TileGrid } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { posterImages, tableImages } from '../../support/images.ts'

interface Item {
  id: string
  title: string
}
/** Every ninth name wraps to two or three lines, so that rows differ in height. */
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: index % 9 === 4 ? `Klokketårnets Allersidste Mesterværksudstilling ${index + 1}` : `Rævens Runer ${index + 1}`,
  }))
const renderTile = ({ id, title }: Item, index: number) => (
  <Tile href={`#${id}`} title={title} meta="Fjordspil" image={posterImages[index % posterImages.length]} />
)

const waitOptions = { timeout: 5_000 }

const meta = preview.meta({
  title: 'Components/TileGrid',
  component: TileGrid<Item>,
  args: { items: items(12), getKey: ({ id }: Item) => id, children: renderTile },
  argTypes: { restoreKey: { control: false } }, // seen after a navigation only
})

const renderedTiles = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li:not([aria-hidden])')

/** One page of tiles is rendered completely. */
export const Page = meta.story({
  play: async ({ canvasElement }) => expect(renderedTiles(canvasElement)).toHaveLength(12),
})
export const Wide = meta.story({
  args: {
    shape: 'wide',
    children: ({ id, title }: Item, index: number) => (
      <Tile href={`#${id}`} title={title} meta="Fra 5 kr." image={tableImages[index % tableImages.length]} shape="wide" />
    ),
  },
})

/** 749 games: at every scroll position only the rows near the viewport are rendered, plus the row with focus. */
export const Long = meta.story({
  args: { items: items(749) },
  play: async ({ canvas, canvasElement }) => {
    const few = () => {
      expect(renderedTiles(canvasElement).length).toBeGreaterThan(5)
      expect(renderedTiles(canvasElement).length).toBeLessThan(120)
    }
    await waitFor(few, waitOptions)
    const list = canvas.getByRole('list')
    const height = list.getBoundingClientRect().height
    const first = canvas.getByRole('link', { name: 'Rævens Runer 1' })
    first.focus()

    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rævens Runer 749' })).toBeInTheDocument(), waitOptions)
    await waitFor(few, waitOptions)
    await expect(canvas.queryByRole('link', { name: 'Rævens Runer 375' })).toBeNull()
    await expect(first).toHaveFocus()
    const last = canvas.getByRole('link', { name: 'Rævens Runer 749' }).closest('li')
    await expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['749', '749'])
    // No layout shift: measured rows differ from the estimate only where names are long.
    await expect(Math.abs(list.getBoundingClientRect().height / height - 1)).toBeLessThan(0.1)

    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rævens Runer 2' })).toBeInTheDocument(), waitOptions)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Rævens Runer 749' })).toBeNull(), waitOptions)
    first.blur()
  },
})
