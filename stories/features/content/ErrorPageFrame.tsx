import type { Brand } from '@casino/features/content/siteSettings'
import type { ContrastMode } from '@casino/tokens/brands'
import images from '../../../app/platform/seed/images.json' with { type: 'json' }
import { emptyErrorContent, errorDocument } from '../../../app/site/server/pages/errorDocument.ts'
import { type ErrorPageKind, errorPageTexts, errorReference } from '../../../app/site/server/pages/errorPageTexts.ts'
import { builtInTexts } from '../../../app/site/server/serverTexts.ts'
import { createPageContext } from '../../support/pageContext.ts'
import { withStaticImages } from '../../support/staticUrl.ts'

const bannerImages = withStaticImages(images)

interface ErrorPageFrameProps {
  kind: ErrorPageKind
  /** False: the back end has never answered, so that name, logo, banner and footer are not known. */
  configured: boolean
  brand: Brand
  contrast: ContrastMode
}

function contentOf(brand: Brand) {
  const { site, footer } = createPageContext(brand)
  return { name: site.name, logo: Object.values(site.logo)[0], banner: bannerImages[`error-${brand}`].src, footer }
}

/** The document that the server sends as the error page, in a frame tall enough for the footer on a phone. */
export function ErrorPageFrame({ kind, configured, brand, contrast }: ErrorPageFrameProps) {
  const { lookupText } = builtInTexts
  const { head, tail } = errorDocument(errorPageTexts(kind, lookupText), configured ? contentOf(brand) : emptyErrorContent, brand, contrast)
  return (
    <iframe
      title="Fejlside"
      srcDoc={head + errorReference('K7M2P9QX4T', lookupText) + tail}
      style={{ display: 'block', inlineSize: '100%', blockSize: '75rem', border: 0 }}
    />
  )
}
