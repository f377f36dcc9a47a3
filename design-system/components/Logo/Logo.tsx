import { breakpointNames } from '@casino/tokens/breakpoints'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { up } from '../../theme/index.ts'
import * as styles from './Logo.css.ts'

const rootClass = memoizedCva(styles.root, { variants: { kind: styles.kind }, defaultVariants: { kind: 'logo' } })
const imageClass = memoizedCva(styles.image, { variants: { kind: styles.imageKind } })

export type LogoKind = NonNullable<VariantProps<typeof rootClass>['kind']>

/** Image URLs, each from its breakpoint up. The first one is also used below its breakpoint. */
export type LogoImages = Readonly<Partial<Record<(typeof breakpointNames)[number], string>>>

export interface LogoProps {
  /** Brand name: the wordmark, or the alternative text of an image. */
  name: string
  /** Usually the front page. Ignored for `background`. */
  href?: string
  /**
   * `top` is a flat logo above the page; `background` a wide decorative image behind it, which renders nothing without images; `mark` that of
   * another organisation, in a row.
   */
  kind?: LogoKind
  /** Opens a new tab. */
  newTab?: boolean
  /** Replaces the built-in SVG mark. */
  images?: LogoImages
}

/** Image dimensions of the specification in px; they reserve the space and set the aspect ratio. */
const dimensions = {
  logo: { width: 210, height: 100 },
  top: { width: 210, height: 72 },
  background: { width: 719, height: 72 },
  mark: { width: 210, height: 100 },
}

/**
 * The brand logo: SVG mark and wordmark, or server-configured images. Colours and dot position are tokens: the mark is a northern light
 * with a star in one brand, a wave with the sun in the other. Smaller in a header with `data-scrolled`.
 */
export function Logo({ name, href, kind = 'logo', newTab, images = {} }: LogoProps) {
  const sizes = breakpointNames.filter((size) => images[size])
  const [first] = sizes
  if (kind === 'background' && !first) return null
  const content = first ? (
    <picture className={styles.frame}>
      {sizes
        .slice(1)
        .reverse()
        .map((size) => (
          <source key={size} media={up(size)} srcSet={images[size]} />
        ))}
      <img className={imageClass({ kind })} src={images[first]} {...dimensions[kind]} alt={kind === 'background' ? '' : name} />
    </picture>
  ) : (
    <>
      <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.line} d="M3.5 25.5C7 22 7.2 7.5 11.6 7.5c4.6 0 4 11 8.2 11 3.6 0 4.6-9.5 8.7-12" />
        <circle className={styles.dot} r="3.4" />
      </svg>
      {name}
    </>
  )
  return href === undefined || kind === 'background' ? (
    <span className={rootClass({ kind })}>{content}</span>
  ) : (
    <a className={rootClass({ kind })} href={href} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
      {content}
    </a>
  )
}
