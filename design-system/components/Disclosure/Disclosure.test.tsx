import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Disclosure } from './index.ts'

test('is closed at first, and open where it is asked for, without script', () => {
  const render = (open?: boolean) =>
    renderToStaticMarkup(
      <Disclosure label="Vilkår" {...(open !== undefined && { open })}>
        Indhold
      </Disclosure>,
    )
  expect(render()).toMatch(/^<details><summary[^>]*>Vilkår/)
  expect(render(true)).toMatch(/^<details open="">/)
})
