import { TopStrip, TopStripItem, TopStripMark } from '@casino/design-system/patterns/TopStrip'
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
        <TopStripItem hideOnSmall="item">
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
      <TopStripItem label="Kl." hideOnSmall="label">
        20:41:07
      </TopStripItem>
    ),
  },
})

export const Default = meta.story({})
