import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkStrip } from './index.ts'

test('links to every item, and announces the current one', () => {
  const items = [
    { href: '/spil?bogstav=A', text: 'A', label: 'Spil på A' },
    { href: '/spil?bogstav=B', text: 'B', label: 'Spil på B', current: true },
  ]
  const html = renderToStaticMarkup(<LinkStrip label="Efter bogstav" items={items} />)
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/spil?bogstav=A"', 'href="/spil?bogstav=B"'])
  expect(html.match(/aria-label="Spil på B" aria-current="true"/g)).toHaveLength(1)
})
