import { FooterColumns, Heading, PageBody, PageFrame } from '@casino/design-system'
import { WallpaperCarousel } from '@casino/design-system/lazy/WallpaperCarousel'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const meta = preview.meta({
  title: 'Patterns/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    mainId: 'content',
    bottom: <FooterColumns intro="Spil ansvarligt" columns={[]} />,
    children: (
      <PageBody>
        <Heading level={1}>En kort side</Heading>
      </PageBody>
    ),
  },
})

/** The backdrop takes no space. Its pause button stands above the footer. */
export const WithBackdrop = meta.story({
  args: {
    backdrop: (
      <WallpaperCarousel
        slides={[
          { small: heroImages.nordlys.src, large: heroImages.nordlys.src },
          { small: heroImages.strand.src, large: heroImages.strand.src },
        ]}
        pauseLabel="Stop skiftende billeder"
        playLabel="Vis skiftende billeder"
      />
    ),
  },
})

/** On a short page the footer is at the bottom of the screen. */
export const ShortPage = meta.story({})
