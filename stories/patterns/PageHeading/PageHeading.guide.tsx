import { PageHeading } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['At the top of every page that has a title: lists, forms and the pages of an account.'],
  avoidWhen: [
    'For the page of an article or a campaign: use ArticlePage.',
    'For a page that begins with an offer over a picture: use Hero.',
    'For a section of a page: use SectionHeading.',
  ],
  anatomy: [
    ['Title', 'the only heading of level 1; with an id it can take the focus after a change of the page.'],
    ['Intro', 'optional, one or two muted sentences: what the page is for.'],
    ['More', 'optional: a text of another tone, or a link.'],
  ],
  examples: [
    {
      right: <PageHeading title="Transaktioner" intro="Alt, der er sket på din konto. Vi gemmer det i fem år." />,
      rightReason: 'The intro says something that the title does not.',
      wrong: <PageHeading title="Transaktioner" intro="Her er dine transaktioner." />,
      wrongReason: 'The intro repeats the title: leave it out.',
    },
  ],
  keyboard: [['Tab', 'Passes the title: only a script focuses it.']],
}
