import { VideoBanner } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nGod aften. Du vælger selv dine grænser.')}`

/* One page with ImageSlider: the title is the address of the accepted pictures. */
const meta = preview.meta({
  title: 'Components/Banner',
  component: VideoBanner,
  args: {
    title: 'Sådan vælger du dine grænser',
    poster: heroImages.strand,
    sources: [{ src: '/film/graenser.webm', type: 'video/webm' }],
    captions: { src: captions, label: 'Dansk', language: 'da' },
  },
})

/** Poster, native controls and captions; nothing is loaded or played before the user starts it. */
export const Video = meta.story({
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video')
    await expect([video?.autoplay, video?.controls, video?.preload, video?.paused]).toEqual([false, true, 'none', true])
    await expect(video?.querySelector('track')?.kind).toBe('captions')
  },
})
