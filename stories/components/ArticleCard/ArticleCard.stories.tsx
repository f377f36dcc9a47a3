import { ArticleCard, ArticleGrid, articleImageSizes, Grid, Stack } from '@casino/design-system'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const image = { ...heroImages.strand, alt: '' }
/** Wider than the one card of the other stories. */
const asWideAsThePage = (Story: ComponentType) => (
  <div style={{ inlineSize: 'min(80rem, 100vw - 2rem)' }}>
    <Story />
  </div>
)
const meta = preview.meta({
  title: 'Components/ArticleCard',
  component: ArticleCard,
  args: {
    href: '#nyhed',
    title: 'Tre nye spil fra Fjordspil',
    subLine: 'Prøv dem gratis, før du beslutter dig. Dine grænser gælder hele vejen.',
    date: '20. november 2026',
    dateTime: '2026-11-20',
    image,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
})

/** One link that covers the whole card; its accessible name is the title only. */
export const News = meta.story({
  tags: ['visual:hover', 'visual:high-contrast'],
  play: async ({ canvas, canvasElement }) => {
    const [link, ...others] = canvas.getAllByRole('link')
    await expect(others).toEqual([])
    await expect(link).toHaveAccessibleName('Tre nye spil fra Fjordspil')
    const card = canvasElement.querySelector('article')?.getBoundingClientRect()
    await expect(document.elementFromPoint((card?.left ?? 0) + 20, (card?.top ?? 0) + 20)).toBe(link)
  },
})
export const Campaign = meta.story({
  args: {
    title: 'Jackpotaften hver fredag',
    subLine: 'Kl. 18–23. Vilkår gælder.',
    date: undefined,
    image: { ...heroImages.nordlys, alt: '' },
  },
})
/** The essential terms stand where the offer does. */
export const CampaignWithTerms = meta.story({
  args: {
    title: '100 % oveni en indbetaling',
    subLine: 'Op til 250 kr. i bonuspenge.',
    note: 'Kun spillere, 21+. Du skal satse for 8 gange det beløb, vi lægger oveni, før bonus og gevinster kan udbetales. Højst 50 kr. i spil ad gangen med aktiv bonus. Gælder i 60 dage.',
    date: undefined,
  },
})
export const LongWords = meta.story({
  args: { title: 'Ansvarsspilsambassadørernes efterårsundersøgelse af indbetalingsgrænsernes virkning', date: '1. december 2026' },
})
export const WithoutImage = meta.story({ args: { image: undefined } })
export const TitleOnly = meta.story({ args: { image: undefined, subLine: undefined, date: undefined } })

/** The cards of a row have the same height, regardless of their content. */
export const InAList = meta.story({
  decorators: [asWideAsThePage],
  render: (args) => (
    <Grid gap={5} columns={{ min: 'card' }} as="ul">
      {['Tre nye spil fra Fjordspil', 'Sådan virker den nye indbetalingsgrænse for hele måneden', 'Åbningstider i julen'].map(
        (title, place) => (
          <li key={title}>
            <ArticleCard {...args} title={title} image={place === 2 ? undefined : image} />
          </li>
        ),
      )}
    </Grid>
  ),
})

const newsTitles = [
  'Tre nye spil fra Fjordspil',
  'Sådan virker den nye indbetalingsgrænse for hele måneden',
  'Åbningstider i julen',
  'MitID, når du bruger et nyt kort',
  'Roulette på fem minutter',
]

/** No card is alone in the last row, for any number: the first takes a row, or the first two share one. */
export const InAGrid = meta.story({
  decorators: [asWideAsThePage],
  render: (args) => (
    <Stack gap={8}>
      {[4, 5].map((count) => (
        <ArticleGrid key={count}>
          {newsTitles.slice(0, count).map((title, index) => (
            <ArticleCard {...args} key={title} title={title} image={{ ...image, sizes: articleImageSizes(index, count) }} />
          ))}
        </ArticleGrid>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const rightOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().right ?? Number.NaN)
    const lastCards = canvasElement.querySelectorAll('article:last-child')
    await expect(lastCards).toHaveLength(2)
    for (const card of lastCards) await expect(rightOf(card)).toBe(rightOf(card.parentElement))
  },
})
