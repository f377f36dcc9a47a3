import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import * as styles from './LeadImage.css.ts'

const widths = srcSetWidths(320, 640, 1280)
const sizes = '(min-width: 48em) 680px, 100vw'

export interface LeadImageProps {
  /** Landscape image, cropped to 16:9. Its `alt` is empty when the title says the same. */
  image: ResponsiveImage
}

/** The image of an article or a campaign, above its text. Loaded eagerly, because it is the largest element of its page. Has no hooks. */
export const LeadImage = ({ image }: LeadImageProps) => (
  <div className={styles.frame}>{renderResponsiveImage({ image, className: styles.image, widths, sizes, priority: true })}</div>
)
