import { ArticleCard } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

const image = { ...heroImages.strand, alt: '' }

export const guide: Guide = {
  useWhen: [
    'For an article or a campaign in a list: image, date, title, sub-line.',
    'In an ArticleGrid: the cards of a row have the same height, and the last row is full.',
  ],
  avoidWhen: ['For a game: use Tile.', 'With a second control in it: the whole card is one link.'],
  anatomy: [
    ['Image', '16:9, decorative; a placeholder landscape if there is no image.'],
    ['Date', 'already formatted, above the title.'],
    ['Title', 'the accessible name of the link.'],
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
      rightReason: 'The title states what the article is about.',
      wrong: <ArticleCard href="#docs" title="Læs mere" subLine="Du tror ikke dine egne øjne!" image={image} />,
      wrongReason: 'A link named “Læs mere” has no meaning out of context.',
    },
  ],
  keyboard: linkKeys,
}
