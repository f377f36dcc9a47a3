import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SectionHeading } from './index.ts'

test('links to the full list only with an address and a text', () => {
  const markup = (props: { moreHref?: string; moreText?: string }) => renderToStaticMarkup(<SectionHeading title="Nye spil" {...props} />)
  expect(markup({ moreHref: '/nye', moreText: 'Se alle nye' })).toMatch(/<a [^>]*href="\/nye">Se alle nye<\/a>/)
  for (const props of [{}, { moreHref: '/nye' }, { moreText: 'Se alle nye' }]) expect(markup(props)).not.toContain('<a ')
})
