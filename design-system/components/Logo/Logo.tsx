import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Logo.css.ts'
import { LogoRoot } from './LogoRoot.tsx'

const rootClass = memoizedCva(styles.wordmark, { variants: { kind: styles.kind }, defaultVariants: { kind: 'logo' } })

export type LogoKind = NonNullable<VariantProps<typeof rootClass>['kind']>

export interface LogoProps {
  /** Name of the brand, shown as the wordmark. */
  name: string
  /** Makes the logo a link, usually to the front page. */
  href?: string
  /**
   * `top` is a lower logo, for images of 210 × 72 px.
   * @default logo
   */
  kind?: LogoKind
}

/**
 * The logo of a brand: an SVG mark and the name. Each brand sets the colours and the position of the dot by tokens: `nordlys` shows northern
 * lights with a star, `strand` a wave with the sun. The logo is smaller in a header with `data-scrolled`.
 */
export const Logo = ({ name, href, kind }: LogoProps) => (
  <LogoRoot className={rootClass({ kind })} href={href}>
    <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.line} d="M3.5 25.5C7 22 7.2 7.5 11.6 7.5c4.6 0 4 11 8.2 11 3.6 0 4.6-9.5 8.7-12" />
      <circle className={styles.dot} r="3.4" />
    </svg>
    {name}
  </LogoRoot>
)
