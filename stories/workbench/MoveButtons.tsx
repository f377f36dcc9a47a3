import { ChevronDownIcon } from '@casino/design-system/icons/ChevronDown'
import * as css from './FormPanel.css.ts'

interface Props {
  /** What moves: the buttons are named by it. */
  readonly what: string
  readonly first: boolean
  readonly last: boolean
  /** `label`: name of the pressed button, which keeps the focus where the thing has moved to. */
  readonly onMove: (by: -1 | 1, label: string) => void
}

/** One place up or down. At an end the button stays and does nothing, so that no focus is lost. */
export const MoveButtons = ({ what, first, last, onMove }: Props) =>
  ([-1, 1] as const).map((by) => {
    const label = `${what} ${by < 0 ? 'up' : 'down'}`
    const atEnd = by < 0 ? first : last
    return (
      <button
        key={by}
        type="button"
        className={css.iconButton}
        aria-label={label}
        aria-disabled={atEnd || undefined}
        onClick={() => {
          if (!atEnd) onMove(by, label)
        }}
      >
        <span className={by < 0 ? css.upward : undefined}>
          <ChevronDownIcon />
        </span>
      </button>
    )
  })
