import { ImageSlider } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

/** Smooth scrolling is slow on a busy machine. */
const waitOptions = { timeout: 5_000 }

const meta = preview.meta({
  title: 'Components/Banner',
  component: ImageSlider,
  args: {
    label: 'Kampagner',
    previousLabel: 'Forrige billede',
    nextLabel: 'Næste billede',
    slideLabel: (place: number, count: number) => `Billede ${place} af ${count}`,
    images: [
      { image: { ...heroImages.nordlys, alt: '' }, href: '#velkomst', text: '500 spins, når du sætter 100 kr. ind' },
      { image: { ...heroImages.strand, alt: '' }, href: '#sommer', text: 'Sommerens spil er her' },
      { image: { ...heroImages.nordlys, src: `${heroImages.nordlys.src}#3` } },
    ],
  },
})

/** The buttons scroll, and the dot of the visible image has `aria-current`. */
export const Slider = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Næste billede' })
    await expect(canvas.getByRole('button', { name: 'Forrige billede' })).toBeDisabled()
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Billede 2 af 3' })).toHaveAttribute('aria-current', 'true'), waitOptions)
    await userEvent.click(canvas.getByRole('button', { name: 'Billede 3 af 3' }))
    await waitFor(() => expect(next).toBeDisabled(), waitOptions)
    await expect(canvas.getByRole('button', { name: 'Billede 2 af 3' })).not.toHaveAttribute('aria-current')
  },
})
export const OneImage = meta.story({
  args: { images: [{ image: heroImages.strand }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})
