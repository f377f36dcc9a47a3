import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ValuePill } from './index.ts'

test('links to the page with the details, so that it works without script', () => {
  const html = renderToStaticMarkup(<ValuePill label="Mine penge" value="1.250,00 kr." href="/oversigt" aria-haspopup="dialog" />)
  expect(html).toMatch(/^<a [^>]*href="\/oversigt"[^>]*aria-haspopup="dialog"/)
  expect(html.replace(/<[^>]+>/g, '')).toContain('Mine penge 1.250,00 kr.')
})
