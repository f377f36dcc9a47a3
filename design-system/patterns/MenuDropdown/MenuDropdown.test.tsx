import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuDropdown } from './MenuDropdown.tsx'

test('the first view carries the toggle alone: a closed menu, no panel', () => {
  const html = renderToStaticMarkup(
    <MenuDropdown label="Menu" title="Menu" closeLabel="Luk" routeKey="/" items={[{ label: 'Nyheder', href: '/nyheder' }]} />,
  )
  expect(html).toMatch(/^<button type="button"/)
  expect(html).toContain('aria-expanded="false"')
  expect(html).toContain('aria-haspopup="dialog"')
  expect(html).not.toContain('Nyheder')
})
