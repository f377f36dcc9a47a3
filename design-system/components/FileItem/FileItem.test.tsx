import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileItem } from './index.ts'

test('is an item of a list, with what it is given', () => {
  const html = renderToStaticMarkup(
    <FileItem name="pas.jpg" detail="2,1 MB" status="Modtaget" actions={<button type="button">Fjern</button>} />,
  )
  expect(html).toMatch(/^<li .*pas\.jpg.*2,1 MB.*Modtaget.*Fjern.*<\/li>$/)
})
