import { Text } from '@casino/design-system'
import { WallpaperCarousel, type WallpaperSlide } from '@casino/design-system/lazy/WallpaperCarousel'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const slide = (src: string): WallpaperSlide => ({ small: src, large: src })
const night = slide(heroImages.nordlys.src)
const coast = slide(heroImages.strand.src)
const meta = preview.meta({
  title: 'Components/WallpaperCarousel',
  component: WallpaperCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    slides: [night, coast] as const,
    pauseLabel: 'Stop skiftende billeder',
    playLabel: 'Vis skiftende billeder',
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', minBlockSize: 720, padding: '4rem 1rem' }}>
        <Story />
        <Text>Sidens egne ord står på sidens egen farve. Billederne ses bag dem og tager ingen plads.</Text>
      </div>
    ),
  ],
})

/** The button's label names its action; the images are decorative and have no accessible name. */
export const BehindPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    // with reduced motion nothing changes, so there is no button
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button')).toBeNull()
      return
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Stop skiftende billeder' }))
    await expect(canvas.getByRole('button', { name: 'Vis skiftende billeder' })).toHaveFocus()
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis skiftende billeder' }))
    await expect(canvas.getByRole('button', { name: 'Stop skiftende billeder' })).toBeVisible()
  },
})
