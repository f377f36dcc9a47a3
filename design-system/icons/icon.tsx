import * as css from './icon.css.ts'

export interface IconProps {
  /** Side in px. */
  size?: 16 | 20 | 24
  /** A name for an icon that stands alone; without it the icon is decoration and hidden from assistive technology. */
  title?: string
}

/** Makes an icon of one path on a 24-unit grid, drawn as a line, or as a `solid` shape. One path, so that a rail of 40 hearts stays cheap to render. */
export function icon(path: string, solid = false) {
  const shape = <path d={path} fill={solid ? 'currentColor' : undefined} />
  return function Icon({ size = 20, title }: IconProps) {
    return title ? (
      <svg className={css.icon} width={size} height={size} viewBox="0 0 24 24" role="img">
        <title>{title}</title>
        {shape}
      </svg>
    ) : (
      <svg className={css.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    )
  }
}
