import { Rail, Tile } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { posterImages, tableImages } from '../../support/images.ts'

const names = [
  'Nordlysets Konge',
  'Sølvstimen',
  'Rævens Runer',
  'Midsommer',
  'Firkløver',
  'Dronningens Perle',
  'Langskib',
  'Ravklippen',
  'Sagaens Bog',
]
const meta = preview.meta({
  title: 'Components/Rail',
  component: Rail,
  args: {
    title: 'Nye spil',
    moreHref: '#alle',
    moreText: 'Se alle 724',
    previousLabel: 'Forrige spil',
    nextLabel: 'Næste spil',
    children: names.map((title, index) => (
      <Tile
        key={title}
        href={`#${index}`}
        title={title}
        meta="Fjordspil"
        image={posterImages[index % posterImages.length] ?? posterImages[0]}
      />
    )),
  },
})

export const Posters = meta.story({
  tags: ['visual:scrolled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nye spil' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length)
  },
})
export const Wide = meta.story({
  args: {
    title: 'Live casino',
    shape: 'wide',
    children: ['Roulette København', 'Blackjack Aarhus', 'Roulette Skagen', 'Blackjack Odense'].map((title, index) => (
      <Tile
        key={title}
        href={`#${index}`}
        shape="wide"
        title={title}
        meta="Fra 5 kr."
        image={tableImages[index % tableImages.length] ?? tableImages[0]}
      />
    )),
  },
})
