import { ArticleCard } from '@casino/design-system/components/ArticleCard'
import { type Guide, linkKeys } from '../guide.ts'
import { heroes } from '../support/pictures.ts'

const image = { ...heroes.strand, alt: '' }

export const guide: Guide = {
  use: [
    'For an article or a campaign in a list: picture, date, title, sub-line.',
    'In a Grid, so that the cards of a row are of one height.',
  ],
  avoid: ['For a game: that is Tile.', 'With a second control in it: the whole card is one link.'],
  anatomy: [
    ['Picture', '16:9, decoration; quiet hills where there is none.'],
    ['Date', 'as it is said, above the title.'],
    ['Title', 'names the link.'],
    ['Sub-line', 'one or two sentences.'],
  ],
  examples: [
    {
      right: (
        <ArticleCard
          href="#docs"
          title="Åbningstider i julen"
          subLine="Support har åbent alle dage kl. 10–18."
          date="1. december 2026"
          image={image}
        />
      ),
      because: 'The title says what the article is about.',
      wrong: <ArticleCard href="#docs" title="Læs mere" subLine="Du tror ikke dine egne øjne!" image={image} />,
      why: 'A link named “Læs mere” says nothing when it stands alone.',
    },
  ],
  keyboard: linkKeys,
}
