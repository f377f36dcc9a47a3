import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FooterColumns } from './FooterColumns.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

it('centres marks in columns on phones when they do not fit in one line', async () => {
  await page.viewport(320, 640)
  const marks = [32, 116, 116, 116].map((inlineSize, index) => (
    <span key={String(index)} data-mark="" style={{ inlineSize, blockSize: 40 }} />
  ))
  const { container } = await render(<FooterColumns intro="" columns={[]} marks={marks} />)
  const centres = [...container.querySelectorAll('[data-mark]')].map((mark) => {
    const { left, right } = mark.getBoundingClientRect()
    return (left + right) / 2
  })
  expect(centres[2]).toBe(centres[0])
  expect(centres[3]).toBe(centres[1])
})
