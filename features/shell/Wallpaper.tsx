import { allowsPrefetch, currentConnection } from '@casino/design-system/connection'
import { lazyComponent, useBackgroundComponent, useDelay } from '@casino/design-system/lazy'
import type { WallpaperCarouselProps } from '@casino/design-system/lazy/WallpaperCarousel'
import { imageInShape } from '@casino/tokens/imageShapes'
import type { PageContextValue } from '../content/PageContext.tsx'
import { useTranslations } from '../content/useTranslations.tsx'

const wallpaperCarousel = lazyComponent<WallpaperCarouselProps>(
  async () => (await import('@casino/design-system/lazy/WallpaperCarousel')).WallpaperCarousel,
)
/** Decoration is loaded this long after hydration, behind everything that the page itself needs. */
const startDelayMs = 2000

interface WallpaperProps {
  images: NonNullable<PageContextValue['wallpaper']>
}

/** The wallpaper behind a page. Loaded once the page works, and not with Save-Data or on a slow connection. */
export function Wallpaper({ images: [first, second] }: WallpaperProps) {
  const t = useTranslations()
  const started = useDelay(startDelayMs) && allowsPrefetch(currentConnection())
  const Carousel = useBackgroundComponent(wallpaperCarousel, started)
  return (
    Carousel && (
      <Carousel slides={[toSlide(first), toSlide(second)]} pauseLabel={t('shell.wallpaper_pause')} playLabel={t('shell.wallpaper_play')} />
    )
  )
}

const toSlide = (src: string) => ({ small: imageInShape(src, 'wallpaper-small'), large: imageInShape(src, 'wallpaper') })
