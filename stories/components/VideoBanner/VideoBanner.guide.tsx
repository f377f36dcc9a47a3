import { VideoBanner } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { heroImages } from '../../support/images.ts'

const captions = { src: 'data:text/vtt,WEBVTT', label: 'Dansk', language: 'da' }
const sources = [{ src: '/film/graenser.webm', type: 'video/webm' }]

export const guide: Guide = {
  useWhen: ['For one video with captions.', 'Once per page, at the top.'],
  avoidWhen: ['For images: use ImageSlider.', 'With a video that has no captions.'],
  anatomy: [
    ['Title', 'a heading, and the accessible name of the video.'],
    ['Video', 'a poster and the browser’s native controls; nothing is loaded before playback starts.'],
  ],
  examples: [
    {
      right: <VideoBanner title="Sådan vælger du dine grænser" poster={heroImages.strand} sources={sources} captions={captions} />,
      rightReason: 'The title states what the video is about.',
      wrong: <VideoBanner title="Video" poster={heroImages.strand} sources={sources} captions={captions} />,
      wrongReason: '“Video” does not state what it is about.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the video, then through its native controls.'],
    ['Space', 'Starts or pauses the focused video.'],
  ],
}
