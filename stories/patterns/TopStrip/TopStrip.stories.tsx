import { TopStrip, TopStripItem, TopStripMark, TopStripText } from '@casino/design-system'
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

/** A phone shows the shorter texts, so that the strip is one line on the narrowest one too. */
export const Phone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: {
    start: (
      <>
        <TopStripMark>18+</TopStripMark>
        <TopStripItem>
          <a href="#hjaelp">StopSpillet</a>
        </TopStripItem>
        <TopStripItem>
          <a href="#omtanke">
            <TopStripText short="Omtanke">Spil med omtanke</TopStripText>
          </a>
        </TopStripItem>
      </>
    ),
    end: (
      <>
        <TopStripItem label="Logget ind">10:12</TopStripItem>
        <TopStripItem label={<TopStripText short="">Kl.</TopStripText>}>
          <TopStripText short="20:41">20:41:07</TopStripText>
        </TopStripItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Spil trygt' })
    const shown = ['18+', 'StopSpillet', 'Omtanke', '10:12', '20:41'].map((text) => canvas.getByText(text))
    await expect(canvas.getByText('Logget ind')).toBeVisible()
    for (const element of shown) await expect(element).toBeVisible()
    const centres = shown.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
    await expect(Math.max(...centres) - Math.min(...centres)).toBeLessThan(4)
    await expect(strip.offsetHeight).toBeLessThan(40)
  },
})
