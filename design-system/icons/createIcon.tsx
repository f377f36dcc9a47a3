import * as styles from './icon.css.ts'

export interface IconProps {
  /** Width and height in px. */
  size?: 16 | 20 | 24
  /** Accessible name of a standalone icon; without it the icon is decorative and hidden from assistive technology. */
  title?: string
}

/**
 * Creates an icon component from one path on a 24-unit grid, stroked, or filled when `solid`. One path keeps many icons on a page cheap to
 * render.
 */
export function createIcon(path: string, solid = false) {
  const shape = <path d={path} fill={solid ? 'currentColor' : undefined} />
  return function Icon({ size = 20, title }: IconProps) {
    return title ? (
      <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" role="img">
        <title>{title}</title>
        {shape}
      </svg>
    ) : (
      <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    )
  }
}
