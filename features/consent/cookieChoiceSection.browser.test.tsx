import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ContentArticle } from '../content/ContentArticle.tsx'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { CookieChoiceView } from './CookieChoiceSection.tsx'

const context = { buttonThemes: {}, site: { name: 'Nordlys' }, footer: { links: [] } } as unknown as PageContextValue // the article reads nothing else

it('has the heading and the spacing of the other sections of the page', async () => {
  const html = '<p>En cookie er en lille fil.</p><h2>Nødvendige</h2><p>De kan ikke slås fra.</p>'
  const { container } = await render(
    <PageContextProvider value={context}>
      <ContentArticle
        title="Cookies"
        blocks={[{ type: 'prose', html }]}
        path="/cookiepolitik"
        end={<CookieChoiceView choice={{ type: 'open' }} />}
      />
    </PageContextProvider>,
  )
  const [section = container, own = container] = container.querySelectorAll('h2')
  const before = (heading: Element, previous: Element | null | undefined) =>
    heading.getBoundingClientRect().top - (previous?.getBoundingClientRect().bottom ?? 0)
  expect(getComputedStyle(own).fontSize).toBe(getComputedStyle(section).fontSize)
  const [first, last] = container.querySelectorAll('p')
  expect(before(own, last)).toBeCloseTo(before(section, first), 0)
})
