import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuDropdown } from './MenuDropdown.tsx'

test('renders only its toggle while closed', () => {
  const html = renderToStaticMarkup(
    <MenuDropdown label="Menu" title="Menu" closeLabel="Luk" routeKey="/" items={[{ label: 'Nyheder', href: '/nyheder' }]} />,
  )
  expect(html).toMatch(/^<button type="button"/)
  expect(html).toContain('aria-expanded="false"')
  expect(html).toContain('aria-haspopup="dialog"')
  expect(html).not.toContain('Nyheder')
})
