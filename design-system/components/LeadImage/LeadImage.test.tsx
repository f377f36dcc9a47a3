import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeadImage } from './index.ts'

test('loads eagerly, in the width of its column', () => {
  const html = renderToStaticMarkup(<LeadImage image={{ src: '/img/news/roulette', width: 1600, height: 900, alt: 'Et hjul' }} />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('/img/news/roulette?w=320')
  expect(html).toContain('alt="Et hjul"')
  expect(html).not.toContain('lazy')
})
