import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

it.each([
  [0.4, '0.4'],
  [-1, '0'],
  [1.7, '1'],
])('renders %s as %s', (value, rendered) => {
  expect(renderToStaticMarkup(<ProgressBar value={value} label="Brugt" valueText="200 kr. af 500 kr." />)).toContain(`value="${rendered}"`)
})
