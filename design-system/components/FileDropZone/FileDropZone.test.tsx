import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileDropZone } from './index.ts'

test('has its label as name and help and error as description', () => {
  const html = renderToStaticMarkup(
    <FileDropZone
      label="Filer"
      help="Billeder"
      error="Vælg højst 4."
      accept={['image/png', 'image/jpeg']}
      trigger={() => <button type="button">Vælg</button>}
      onFiles={() => undefined}
    />,
  )
  expect(html).toContain('>Filer</legend>')
  expect(html).toContain('accept="image/png,image/jpeg"')
  const describedBy = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(describedBy.map((id) => html.includes(`id="${id}"`))).toEqual([true, true])
})
