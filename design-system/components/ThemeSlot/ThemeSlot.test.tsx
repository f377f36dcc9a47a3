import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeSlot } from './ThemeSlot.tsx'

test('renders each value once, smallest breakpoint first, and nothing for breakpoints without one', () => {
  const html = renderToStaticMarkup(<ThemeSlot slot="label" values={{ lg: 'Sæt penge ind', xs: 'Sæt ind', md: null }} />)
  expect(html.replace(/ class="[^"]+"/g, '')).toBe('<span>Sæt ind</span><span>Sæt penge ind</span>')
  expect(new Set(html.match(/class="[^"]+"/g)).size).toBe(2)
  expect(html).not.toContain('style=')
})
