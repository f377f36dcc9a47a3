import { usePageContext } from '@casino/features/content/PageContext'
import { dayMs } from '@casino/features/format/duration'
import { NewsArticleScreen, type NewsArticleScreenProps } from '@casino/features/news/NewsArticleScreen'
import { NewsListScreen, type NewsListScreenProps } from '@casino/features/news/NewsListScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText } from '../../support/fixtures.ts'
import { createNewsList, newsFixtures } from '../../support/newsFixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const [article] = newsFixtures
if (!article) throw new Error('the seed has no articles')

const listArgs: NewsListScreenProps = {
  data: { type: 'ready', value: createNewsList(1) },
  query: { page: 1, pageSize: 10 },
  site: { name: 'Nordlys' },
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Features/News',
  component: NewsListScreen,
  parameters: { layout: 'fullscreen', toolbarArgs: { slow: { data: { type: 'loading' } } } },
  render: (args, { globals }) => <NewsListScreen {...args} site={createPageContext(globals.theme).site} />,
  args: listArgs,
})

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Sider med nyheder' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Side 2' })).toHaveAttribute('href', '/nyheder?side=2')
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
})
export const LastPage = meta.story({ args: { data: { type: 'ready', value: createNewsList(2) }, query: { page: 2, pageSize: 10 } } })
/** Five page numbers at a time. */
export const ManyPages = meta.story({
  args: { data: { type: 'ready', value: { ...createNewsList(1, 240), currentPage: 12 } }, query: { page: 12, pageSize: 10 } },
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Empty = meta.story({ args: { data: { type: 'ready', value: { ...createNewsList(1, 0), data: [] } } } })
export const NoSuchPage = meta.story({
  args: { data: { type: 'ready', value: createNewsList(9) }, query: { page: 9, pageSize: 10 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se de nyeste' })).toHaveAttribute('href', '/nyheder')
  },
})
export const Failed = meta.story({
  args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igen' }))
    await expect(listArgs.onRetry).toHaveBeenCalledOnce()
  },
})

type StoryArticleProps = Pick<NewsArticleScreenProps, 'data'>

function StoryArticle({ data }: StoryArticleProps) {
  return <NewsArticleScreen data={data} site={usePageContext().site} />
}
export const Article = meta.story({ render: () => <StoryArticle data={{ type: 'ready', article }} /> })
export const CorrectedArticle = meta.story({
  render: () => <StoryArticle data={{ type: 'ready', article: { ...article, updatedDate: article.publicDate + dayMs } }} />,
})
export const ArticleWithoutPictureAndDate = meta.story({
  render: () => <StoryArticle data={{ type: 'ready', article: { ...article, image: null, showDateTime: false } }} />,
})
export const ArticleLoading = meta.story({ render: () => <StoryArticle data={{ type: 'loading' }} /> })
export const ArticleNotFound = meta.story({
  render: () => <StoryArticle data={{ type: 'notFound' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Siden findes ikke' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tilbage til nyhederne' })).toHaveAttribute('href', '/nyheder')
  },
})
