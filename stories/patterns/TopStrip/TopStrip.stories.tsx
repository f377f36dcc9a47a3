import { TopStrip, TopStripItem, TopStripMark } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/TopStrip',
  component: TopStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Spil trygt',
    start: (
      <>
        <TopStripMark>18+</TopStripMark>
        <TopStripItem hideOnSmall>
          <a href="#omtanke">Spil med omtanke</a>
        </TopStripItem>
        <TopStripItem>
          <a href="#graenser">Mine grænser</a>
        </TopStripItem>
        <TopStripItem>
          <a href="#rofus">ROFUS</a>
        </TopStripItem>
      </>
    ),
    end: (
      <>
        <TopStripItem label="Logget ind">0:12</TopStripItem>
        <TopStripItem label="Kl.">20:41:07</TopStripItem>
      </>
    ),
  },
})

export const Default = meta.story({})

/** For a guest on a phone: with only the clock, each link fits on one line. */
export const GuestOnPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: { end: <TopStripItem label="Kl.">20:41:07</TopStripItem> },
  play: async ({ canvas }) => {
    const range = document.createRange()
    range.selectNodeContents(canvas.getByRole('link', { name: 'Mine grænser' }))
    await expect(range.getClientRects()).toHaveLength(1)
  },
})

/** On a phone both times keep their names, and longer links wrap. */
export const Phone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Spil trygt' })
    for (const text of ['Logget ind', 'Kl.', 'ROFUS']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(strip.offsetHeight).toBeLessThan(44)
  },
})
