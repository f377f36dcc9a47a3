import { breakpointNames } from '@casino/tokens/breakpoints'
import { up } from '../../theme/index.ts'
import { type VariantProps, variants } from '../variants.ts'
import * as css from './Logo.css.ts'

const root = variants(css.root, { variants: { kind: css.kind }, defaultVariants: { kind: 'logo' } })
const picture = variants(css.picture, { variants: { kind: css.pictureKind } })

export type LogoKind = NonNullable<VariantProps<typeof root>['kind']>

/** Addresses of pictures, each from its screen size up. Below the first one that one stands as well. */
export type LogoPictures = Readonly<Partial<Record<(typeof breakpointNames)[number], string>>>

export interface LogoProps {
  /** The brand's name, set as the wordmark; the text alternative of a picture. */
  name: string
  /** Usually the front page. A `background` leads nowhere. */
  href?: string
  /** `top` is the flat one over a page, `background` a wide one behind it: decoration, and nothing without a picture. */
  kind?: LogoKind
  /** Instead of the drawn mark. */
  pictures?: LogoPictures
}

/** Measures of the specification in px; they reserve the place and give the shape. */
const measure = { logo: { width: 210, height: 100 }, top: { width: 210, height: 72 }, background: { width: 719, height: 72 } }

/**
 * The mark: a band of light over the horizon and one star. Its colours and the place of the dot are tokens, so that the light brand reads it as
 * a wave with the sun over it. In a header that carries `data-scrolled` it is a little smaller.
 */
export function Logo({ name, href, kind = 'logo', pictures = {} }: LogoProps) {
  const sizes = breakpointNames.filter((size) => pictures[size])
  const [first] = sizes
  if (kind === 'background' && !first) return null
  const content = first ? (
    <picture className={css.frame}>
      {sizes
        .slice(1)
        .reverse()
        .map((size) => (
          <source key={size} media={up(size)} srcSet={pictures[size]} />
        ))}
      <img className={picture({ kind })} src={pictures[first]} {...measure[kind]} alt={kind === 'background' ? '' : name} />
    </picture>
  ) : (
    <>
      <svg className={css.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path className={css.line} d="M3.5 25.5C7 22 7.2 7.5 11.6 7.5c4.6 0 4 11 8.2 11 3.6 0 4.6-9.5 8.7-12" />
        <circle className={css.dot} r="3.4" />
      </svg>
      {name}
    </>
  )
  return href === undefined || kind === 'background' ? (
    <span className={root({ kind })}>{content}</span>
  ) : (
    <a className={root({ kind })} href={href}>
      {content}
    </a>
  )
}
