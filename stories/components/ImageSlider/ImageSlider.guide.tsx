import { ImageSlider } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

const names = {
  label: 'Kampagner',
  previousLabel: 'Forrige billede',
  nextLabel: 'Næste billede',
  slideLabel: (place: number, count: number) => `Billede ${place} af ${count}`,
}
const night = { ...heroImages.nordlys, alt: '' }
const coast = { ...heroImages.strand, alt: '' }

export const guide: Guide = {
  useWhen: ['For two to five campaign images.', 'Once per page, at the top.'],
  avoidWhen: ['For games: use Rail.', 'For one video: use VideoBanner.', 'With text inside an image.'],
  anatomy: [
    ['Images', 'side by side, one in view; they never advance automatically.'],
    ['Text', 'on the page background; it is the link of the image.'],
    ['Arrows and dots', 'each with an accessible name; the dot of the visible image is the current one.'],
  ],
  examples: [
    {
      right: <ImageSlider {...names} images={[{ image: night, href: '#docs', text: 'Nye spil til en stille aften' }, { image: coast }]} />,
      rightReason: 'The text states where the image links to.',
      wrong: <ImageSlider {...names} images={[{ image: night, href: '#docs', text: 'Klik her' }, { image: coast }]} />,
      wrongReason: '“Klik her” does not state where it links to.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the images, then through their links, the arrows and the dots.'],
    ['← →', 'Scroll the images while they have focus.'],
    ['Enter, Space', 'Activate the focused arrow or dot.'],
  ],
}
