import { Text } from '@casino/design-system'
import { WallpaperCarousel, type WallpaperSlide } from '@casino/design-system/lazy/WallpaperCarousel'
import type { ReactNode } from 'react'
import type { Guide } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

const slide = ({ src }: { src: string }): WallpaperSlide => ({ small: src, large: src })
const slides = [slide(heroImages.nordlys), slide(heroImages.strand)] as const
interface PageProps {
  children: ReactNode
}

const Page = ({ children }: PageProps) => (
  <div style={{ position: 'relative', isolation: 'isolate', minBlockSize: 240, overflow: 'hidden', padding: '4.5rem 1rem' }}>
    {children}
    <Text>Sidens egne ord.</Text>
  </div>
)

export const guide: Guide = {
  useWhen: ['Behind a page whose route has a wallpaper: two images, ten seconds each.', 'In a container with `isolation: isolate`.'],
  avoidWhen: ['For content that is read or clicked: use Banner or Hero.', 'On account pages and in games.'],
  anatomy: [
    ['Images', '540 × 540 up to md, 1920 × 1080 from lg; decorative, under an overlay in the page colour.'],
    ['Button', 'pauses and resumes them; hidden with reduced motion, since nothing moves.'],
  ],
  examples: [
    {
      right: (
        <Page>
          <WallpaperCarousel slides={slides} pauseLabel="Stop skiftende billeder" playLabel="Vis skiftende billeder" />
        </Page>
      ),
      rightReason: 'The button states what it stops.',
      wrong: (
        <Page>
          <WallpaperCarousel slides={slides} interval={2000} pauseLabel="Stop" playLabel="Start" />
        </Page>
      ),
      wrongReason: 'Two seconds are too short, and “Stop” does not state what it stops.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button; the images do not change while it has focus.'],
    ['Enter, Space', 'Pauses or resumes them.'],
  ],
}
