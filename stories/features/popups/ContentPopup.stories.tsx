import { ContentPopupDialog } from '@casino/features/popups/ContentPopupDialog'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { popupFixture } from '../../support/fixtures.ts'

const welcome = popupFixture('velkommen')

const meta = preview.meta({
  title: 'Features/Content popup',
  component: ContentPopupDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { popup: welcome, firstName: 'Freja', onClose: fn() },
})

/** The welcome popup of a player's first session, with the picture of the brand. */
export const Welcome = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Velkommen, Freja' })
    await expect(dialog.querySelector('img')).not.toHaveStyle({ borderRadius: '0px' })
    await expect(screen.getByRole('link', { name: 'Se dine grænser' })).toHaveAttribute('href', '/min-konto/begraensninger')
    await userEvent.click(screen.getByRole('button', { name: 'Kom i gang' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

/** A picture with a link that can be put off. */
export const Picture = meta.story({ args: { popup: { ...welcome, category: 'home', title: 'Nye spil hver torsdag' } } })

/** A film with captions and native controls; nothing is loaded or played before the player starts it. */
export const VideoBanner = meta.story({
  args: { popup: popupFixture('film-om-graenser') },
  parameters: { systemFonts: 'the time stands in the controls of the browser' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Du bestemmer, hvor meget' })
    const video = dialog.querySelector('video')
    await expect([video?.autoplay, video?.controls, video?.preload, video?.paused]).toEqual([false, true, 'none', true])
    await expect(video?.querySelector('track')).toHaveAttribute('srclang', 'da')
  },
})

/** Pictures by keyboard, one at a time; they never move by themselves. */
export const ImageSlider = meta.story({
  args: { popup: popupFixture('live-kort-fortalt') },
  play: async ({ userEvent }) => {
    const next = await screen.findByRole('button', { name: 'Næste billede' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Billede 2 af 3' })).toHaveAttribute('aria-current', 'true'), {
      timeout: 5_000,
    })
  },
})
