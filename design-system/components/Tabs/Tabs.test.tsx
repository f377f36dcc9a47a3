import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './index.ts'

test('server markup carries no inline style, which the content security policy would block', () => {
  const tabs = [
    { id: 'payments', label: 'Betalinger', content: 'Ind og ud' },
    { id: 'rounds', label: 'Spil', content: 'Runder' },
  ]
  const html = renderToStaticMarkup(<Tabs label="Lister" tabs={tabs} />)
  expect(html).toContain('Ind og ud')
  expect(html).not.toContain('style=')
})
