import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileItem } from './index.ts'

test('renders its props in a list item', () => {
  const html = renderToStaticMarkup(
    <FileItem name="pas.jpg" detail="2,1 MB" status="Modtaget" actions={<button type="button">Fjern</button>} />,
  )
  expect(html).toMatch(/^<li .*pas\.jpg.*2,1 MB.*Modtaget.*Fjern.*<\/li>$/)
})
