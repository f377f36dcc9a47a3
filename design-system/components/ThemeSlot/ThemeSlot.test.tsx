import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeSlot } from './ThemeSlot.tsx'

test('each value stands once in the page, smallest size first, and sizes without one leave nothing', () => {
  const html = renderToStaticMarkup(<ThemeSlot slot="label" steps={{ lg: 'Sæt penge ind', xs: 'Sæt ind', md: null }} />)
  expect(html.replace(/ class="[^"]+"/g, '')).toBe('<span>Sæt ind</span><span>Sæt penge ind</span>')
  expect(new Set(html.match(/class="[^"]+"/g)).size).toBe(2)
  expect(html).not.toContain('style=')
})
