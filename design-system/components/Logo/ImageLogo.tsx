import { breakpointNames } from '@casino/tokens/breakpoints'
import { cx } from 'class-variance-authority'
import { up } from '../../theme/index.ts'
import * as styles from './ImageLogo.css.ts'
import { Logo, type LogoProps } from './Logo.tsx'
import { LogoRoot } from './LogoRoot.tsx'

/** Image URL by breakpoint. Each applies from its breakpoint up, the first one also below it. */
export type LogoImages = Readonly<Partial<Record<(typeof breakpointNames)[number], string>>>

export interface ImageLogoProps extends Omit<LogoProps, 'kind'> {
  /** Without images, the `Logo` is shown. */
  images: LogoImages
  /** `top` is a lower logo. `mark` is the logo of another organisation, in the footer. */
  kind?: 'logo' | 'top' | 'mark'
  /** Opens the link in a new tab. */
  newTab?: boolean
}

/** Image dimensions in px, from the specification. They reserve the space and set the aspect ratio. */
const dimensions = {
  logo: { width: 210, height: 100 },
  top: { width: 210, height: 72 },
  background: { width: 719, height: 72 },
  mark: { width: 210, height: 100 },
}

/** A logo made of images that the server configures. Their alternative text is the name. */
export function ImageLogo({ name, href, kind = 'logo', newTab, images }: ImageLogoProps) {
  if (!hasImages(images)) return <Logo name={name} href={href} kind={kind === 'top' ? 'top' : 'logo'} />
  return (
    <LogoRoot className={styles.kind[kind]} href={href} newTab={newTab}>
      <LogoPicture images={images} kind={kind} alt={name} />
    </LogoRoot>
  )
}

export interface BackgroundLogoProps {
  /** Images by breakpoint. They are decorative: their alternative text is empty. */
  images: LogoImages
}

/** A wide decorative image: the `backdrop` of HeaderZones. Renders nothing without images. */
export const BackgroundLogo = ({ images }: BackgroundLogoProps) =>
  hasImages(images) ? (
    <LogoRoot className={styles.kind.background}>
      <LogoPicture images={images} kind="background" alt="" />
    </LogoRoot>
  ) : null

const hasImages = (images: LogoImages) => breakpointNames.some((size) => images[size])

interface LogoPictureProps {
  images: LogoImages
  kind: keyof typeof dimensions
  alt: string
}

function LogoPicture({ images, kind, alt }: LogoPictureProps) {
  const [first, ...others] = breakpointNames.filter((size) => images[size])
  return (
    <picture className={styles.frame}>
      {others.reverse().map((size) => (
        <source key={size} media={up(size)} srcSet={images[size]} />
      ))}
      <img className={cx(styles.image, styles.imageKind[kind])} src={first && images[first]} {...dimensions[kind]} alt={alt} />
    </picture>
  )
}
