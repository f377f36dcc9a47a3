import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FooterColumns } from './FooterColumns.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

const links = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}`, newTab: true }))
const columnsOf = (count: number) =>
  ['Spil trygt', 'Konto', 'Hjælp', 'Om os', 'Spil', 'Kampagner', 'Nyheder'].slice(0, count).map((title) => ({
    title,
    links: links([`${title} 1 med en lang tekst`, `${title} 2`]),
  }))

/** The right edge of each row's last column, in px. */
function rowEnds(container: HTMLElement): number[] {
  const ends = new Map<number, number>()
  for (const column of container.querySelectorAll('section')) {
    const { top, right } = column.getBoundingClientRect()
    ends.set(top, right)
  }
  return [...ends.values()].map(Math.round)
}

it.each([320, 390, 639, 640, 768, 1024, 1280, 1536])('fills every row of columns at %i px', async (width) => {
  await page.viewport(width, 640)
  for (const count of [2, 3, 4]) {
    const { container, unmount } = await render(<FooterColumns intro="" columns={columnsOf(count)} />)
    expect(new Set(rowEnds(container)).size).toBe(1)
    await unmount()
  }
})

it('leaves no column alone in its row from 640 px', async () => {
  const alone: string[] = []
  for (const count of [4, 5, 6, 7])
    for (let width = 640; width <= 1536; width += 128) {
      await page.viewport(width, 640)
      const { container, unmount } = await render(<FooterColumns intro="" columns={columnsOf(count)} />)
      const tops = [...container.querySelectorAll('section')].map((column) => column.getBoundingClientRect().top)
      if (tops.filter((top) => top === tops.at(-1)).length === 1) alone.push(`${count} at ${width} px`)
      await unmount()
    }
  expect(alone).toEqual([])
})

it('shows the links of a column that is alone in its row side by side', async () => {
  await page.viewport(390, 640)
  const { container } = await render(<FooterColumns intro="" columns={columnsOf(3)} />)
  const tops = [...container.querySelectorAll('section:last-child li')].map((item) => item.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})

it('keeps the icon of a new tab beside the last word', async () => {
  await page.viewport(320, 640)
  const columns = [
    { title: 'Spil trygt', links: links(['StopSpillet 70 22 28 25']) },
    { title: 'Konto', links: links(['ROFUS']) },
  ]
  const { container } = await render(<FooterColumns intro="" columns={columns} />)
  const anchor = container.querySelector('a')
  const icon = anchor?.querySelector('svg')
  const range = document.createRange()
  if (!anchor || !icon) throw new Error('the link has no icon')
  range.selectNodeContents(anchor.querySelector('span') ?? anchor)
  range.setEndBefore(icon.parentElement ?? icon)
  const lastWord = [...range.getClientRects()].at(-1)
  expect(icon.getBoundingClientRect().left - (lastWord?.right ?? 0)).toBeLessThan(10)
})
