import { Pagination } from '@casino/design-system/components/Pagination'
import type { Guide } from '../guide.ts'

const words = { label: 'Sider', previousLabel: 'Forrige', nextLabel: 'Næste', pageLabel: (page: number) => `Side ${page}` }

export const guide: Guide = {
  use: ['For a list that one looks things up in and comes back to: transactions, news.'],
  avoid: ['For games: a rail or a list that goes on by itself suits looking around.', 'Below ten items.'],
  anatomy: [
    ['Numbers', 'first, last, the current one and its neighbours; five at most, so that nothing moves.'],
    ['Steps', 'one back, one on; below the numbers on phones.'],
  ],
  examples: [
    {
      right: <Pagination {...words} page={4} items={198} href={(page) => `#${page}`} />,
      because: 'Links: they work without script and open in a new tab.',
      wrong: <Pagination {...words} page={1} items={12} perPage={2} href={(page) => `#${page}`} />,
      why: 'Six pages of two lines: one page would do.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from number to number.'],
    ['Enter', 'Opens the page; the focus stays on a step that is taken again and again.'],
  ],
}
