import * as css from './Logo.css.ts'

export interface LogoProps {
  /** The brand's name, set as the wordmark. */
  name: string
  /** Usually the front page. */
  href?: string
}

/**
 * The mark: a band of light over the horizon and one star. Its colours and the place of the dot are tokens, so that the light brand reads it as
 * a wave with the sun over it.
 */
export function Logo({ name, href }: LogoProps) {
  const content = (
    <>
      <svg className={css.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path className={css.line} d="M3.5 25.5C7 22 7.2 7.5 11.6 7.5c4.6 0 4 11 8.2 11 3.6 0 4.6-9.5 8.7-12" />
        <circle className={css.dot} r="3.4" />
      </svg>
      {name}
    </>
  )
  return href === undefined ? (
    <span className={css.root}>{content}</span>
  ) : (
    <a className={css.root} href={href}>
      {content}
    </a>
  )
}
