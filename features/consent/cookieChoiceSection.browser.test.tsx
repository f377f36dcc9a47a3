import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { ContentArticle } from '../content/ContentArticle.tsx'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { CookieChoiceView } from './CookieChoiceSection.tsx'

const context = { buttonThemes: {}, site: { name: 'Nordlys' }, footer: { links: [] } } as unknown as PageContextValue // the article reads nothing else
const root = createTestRoot()

it('is a section of the page about cookies like the others: heading and space before it are theirs', async () => {
  const html = '<p>En cookie er en lille fil.</p><h2>Nødvendige</h2><p>De kan ikke slås fra.</p>'
  await root.render(
    <PageContextProvider value={context}>
      <ContentArticle
        title="Cookies"
        blocks={[{ type: 'prose', html }]}
        path="/cookiepolitik"
        end={<CookieChoiceView choice={{ type: 'open' }} />}
      />
    </PageContextProvider>,
  )
  const [section = root.element, own = root.element] = root.element.querySelectorAll('h2')
  const before = (heading: Element, previous: Element | null | undefined) =>
    heading.getBoundingClientRect().top - (previous?.getBoundingClientRect().bottom ?? 0)
  expect(getComputedStyle(own).fontSize).toBe(getComputedStyle(section).fontSize)
  const [first, last] = root.element.querySelectorAll('p')
  expect(before(own, last)).toBeCloseTo(before(section, first), 0)
})
