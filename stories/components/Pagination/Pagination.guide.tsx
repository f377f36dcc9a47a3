import { Pagination } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const labels = { label: 'Sider', previousLabel: 'Forrige', nextLabel: 'Næste', pageLabel: (page: number) => `Side ${page}` }

export const guide: Guide = {
  useWhen: ['For a list in which players look things up: transactions, news.'],
  avoidWhen: ['For games: a rail or an infinite list suits browsing.', 'For fewer than ten items.'],
  anatomy: [
    ['Numbers', 'first, last, the current one and its neighbours; at most five.'],
    ['Previous and next', 'below the numbers on phones; in the same place on every page, so that a second click never opens another one.'],
  ],
  examples: [
    {
      right: <Pagination {...labels} page={4} itemCount={198} href={(page) => `#${page}`} />,
      rightReason: 'Links: they work without script and open in a new tab.',
      wrong: <Pagination {...labels} page={1} itemCount={12} perPage={2} href={(page) => `#${page}`} />,
      wrongReason: 'Six pages of two items: one page is enough.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from number to number.'],
    ['Enter', 'Opens the page; focus stays on “previous” or “next”, so that it can be pressed repeatedly.'],
  ],
}
