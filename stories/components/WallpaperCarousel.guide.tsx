import { Text } from '@casino/design-system/components/Text'
import { WallpaperCarousel, type WallpaperSlide } from '@casino/design-system/components/WallpaperCarousel'
import type { ReactNode } from 'react'
import type { Guide } from '../guide.ts'
import { heroes } from '../support/pictures.ts'

const slide = ({ src }: { src: string }): WallpaperSlide => ({ small: src, large: src })
const slides = [slide(heroes.nordlys), slide(heroes.strand)] as const
const Page = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', isolation: 'isolate', minBlockSize: 240, overflow: 'hidden', padding: '4.5rem 1rem' }}>
    {children}
    <Text>Sidens egne ord.</Text>
  </div>
)

export const guide: Guide = {
  use: ['Behind a page that the routes give a wallpaper: two pictures, ten seconds each.', 'In a frame that isolates its layers.'],
  avoid: ['For what must be read or pressed: that is Banner or Hero.', 'On account pages and in games.'],
  anatomy: [
    ['Pictures', '540 × 540 to md, 1920 × 1080 from lg; decoration under a veil of the page’s colour.'],
    ['Button', 'stops and starts them; gone where less motion is wanted, since nothing moves.'],
  ],
  examples: [
    {
      right: (
        <Page>
          <WallpaperCarousel slides={slides} pauseLabel="Stop skiftende billeder" playLabel="Vis skiftende billeder" />
        </Page>
      ),
      because: 'The button says what it stops.',
      wrong: (
        <Page>
          <WallpaperCarousel slides={slides} interval={2000} pauseLabel="Stop" playLabel="Start" />
        </Page>
      ),
      why: 'Two seconds are restless, and “Stop” may stop anything.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button; the pictures stand still while it has the focus.'],
    ['Enter, Space', 'Stops or starts them.'],
  ],
}
