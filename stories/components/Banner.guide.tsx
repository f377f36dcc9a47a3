import { ImageSlider } from '@casino/design-system/components/Banner'
import type { Guide } from '../guide.ts'
import { heroes } from '../support/pictures.ts'

const names = {
  label: 'Kampagner',
  previousLabel: 'Forrige billede',
  nextLabel: 'Næste billede',
  placeLabel: (place: number, count: number) => `Billede ${place} af ${count}`,
}
const night = { ...heroes.nordlys, alt: '' }
const coast = { ...heroes.strand, alt: '' }

export const guide: Guide = {
  use: ['ImageSlider for two to five campaign pictures, VideoBanner for one film with captions.', 'Once on a page, at its top.'],
  avoid: ['For games: that is Rail.', 'With words drawn into a picture.', 'With a film that has no captions.'],
  anatomy: [
    ['Pictures', 'side by side, one in view; they move only when the visitor moves them.'],
    ['Words', 'on the page’s own plane, and the link of the picture.'],
    ['Arrows and dots', 'each with a name; the dot of the picture in view is the current one.'],
    ['Film', 'its poster and the browser’s own controls; nothing is fetched before it is started.'],
  ],
  examples: [
    {
      right: <ImageSlider {...names} images={[{ image: night, href: '#docs', text: 'Nye spil til en stille aften' }, { image: coast }]} />,
      because: 'The words say where the picture leads.',
      wrong: <ImageSlider {...names} images={[{ image: night, href: '#docs', text: 'Klik her' }, { image: coast }]} />,
      why: '“Klik her” says nothing about where it leads.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the pictures, then through their links, the arrows and the dots.'],
    ['← →', 'Scroll the pictures while they have the focus.'],
    ['Enter, Space', 'Press the arrow or dot that has the focus.'],
  ],
}
