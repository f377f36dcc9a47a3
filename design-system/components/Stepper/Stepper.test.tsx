import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

test('counts from 1 and marks one step as current, those before as done', () => {
  const html = renderToStaticMarkup(<Stepper label="Trin 2 af 3" steps={['Beløb', 'Kort', 'Kvittering']} current={2} />)
  const items = html.split('<li').slice(1)
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, true, false])
  expect(items.map((item) => item.includes('data-done'))).toEqual([true, false, false])
  expect(items.map((item) => item.replace(/<[^>]*>|^[^>]*>/g, ''))).toEqual(['Beløb', '2Kort', '3Kvittering'])
  expect(items.map((item) => item.includes('<svg'))).toEqual([true, false, false])
})
