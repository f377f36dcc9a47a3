import '@casino/tokens/tokens.css'
import '../../theme/global.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuDropdown } from './MenuDropdown.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

const renderToggle = async (inBottomBar: boolean) => {
  const { container } = await render(
    <MenuDropdown label="Menu" title="Menu" closeLabel="Luk" routeKey="/" items={[]} inBottomBar={inBottomBar} />,
  )
  return container.querySelector('button')
}

// a slow network delivers the end of the page, where the tab bar is, after the header was painted: the header must not change then
it('hides the toggle on a phone before the tab bar has arrived', async () => {
  await page.viewport(320, 640)
  expect((await renderToggle(true))?.checkVisibility()).toBe(false)
  expect((await renderToggle(false))?.checkVisibility()).toBe(true)
})

it.each([
  ['a phone in landscape, where the bar does not stay in view', 640, 360],
  ['a tablet', 768, 1024],
])('shows the toggle on %s', async (_, width, height) => {
  await page.viewport(width, height)
  expect((await renderToggle(true))?.checkVisibility()).toBe(true)
})
