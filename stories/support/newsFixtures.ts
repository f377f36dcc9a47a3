import { type NewsDetail, type NewsList, newsCalls } from '@casino/features/news/calls'
import news from '../../app/platform/seed/news.json' with { type: 'json' }
import { withStaticImages } from './staticUrl.ts'

const storyBody = `<p>Under <a href="/min-konto/transaktioner">Transaktioner</a> kan du nu hente et kontoudtog. Du vælger selv perioden.</p>
<h2>To formater</h2>
<ul><li><strong>Regneark (CSV)</strong> åbner i Excel, Numbers og LibreOffice.</li><li><strong>PDF</strong> er til at læse, gemme eller sende.</li></ul>
<h2>Sådan læser du det</h2>
<p>Hver linje har et tidspunkt i dansk tid, et beløb og saldoen efter bevægelsen.</p>`

/** The seed's articles, with bodies of the stories. */
export const newsFixtures: readonly NewsDetail[] = news.map((article) =>
  withStaticImages(
    newsCalls.detail.response.parse({
      ...article,
      newsId: article.newsSlug,
      image: { src: `/img/news/${article.image}`, width: 1600, height: 900, alt: '' },
      status: true,
      showArticleInNewsList: true,
      showDateTime: true,
      body: storyBody,
    }),
  ),
)

/** A page of the list. */
export const createNewsList = (page: number, total = newsFixtures.length): NewsList => ({
  data: newsFixtures.slice((page - 1) * 10, page * 10),
  currentPage: page,
  lastPage: Math.ceil(total / 10),
  pageSize: 10,
  totalRecords: total,
})
