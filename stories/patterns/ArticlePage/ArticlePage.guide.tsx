import { ArticlePage } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const path = { label: 'Sti', items: [{ label: 'Nyheder', href: '#nyheder' }, { label: 'Nye vilkår' }] }

export const guide: Guide = {
  useWhen: ['For the page of one article, campaign or news item of the CMS.'],
  avoidWhen: ['For a list of them: use Grid with ArticleCard.', 'For a page that begins with an offer over a picture: use Hero.'],
  anatomy: [
    ['Breadcrumb', 'the way back to the list; on phones only the parent page.'],
    ['Title and dates', 'the heading of the page, and when it was published or ends.'],
    ['Lead', 'one or two sentences that stand for the whole.'],
    ['Picture', 'optional, cropped to 16:9.'],
    ['Content', 'text, an offer with its terms, and last the way back.'],
  ],
  examples: [
    {
      right: <ArticlePage breadcrumb={path} title="Nye vilkår" lead="Vilkårene er kortere. Dine rettigheder er de samme." />,
      rightReason: 'The lead says what changed, and what did not.',
      wrong: <ArticlePage breadcrumb={path} title="Nyhed" lead="Læs mere nedenfor." />,
      wrongReason: 'Neither the title nor the lead says what the article is about.',
    },
  ],
  keyboard: [['Tab', 'Moves to the links of the path, of the text, and back to the list.']],
}
