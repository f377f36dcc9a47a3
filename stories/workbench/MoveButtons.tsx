import { ChevronDownIcon } from '@casino/design-system/icons/ChevronDown'
import * as styles from './FormPanel.css.ts'

interface Props {
  /** Name of the moved item, part of the accessible names. */
  itemName: string
  first: boolean
  last: boolean
  /** `label`: accessible name of the pressed button, which keeps focus after the move. */
  onMove: (by: -1 | 1, label: string) => void
}

/** Buttons for moving an item up or down. At an end the button is `aria-disabled` but focusable, so that focus is not lost. */
export const MoveButtons = ({ itemName, first, last, onMove }: Props) =>
  ([-1, 1] as const).map((by) => {
    const label = `${itemName} ${by < 0 ? 'up' : 'down'}`
    const atEnd = by < 0 ? first : last
    return (
      <button
        key={by}
        type="button"
        className={styles.iconButton}
        aria-label={label}
        aria-disabled={atEnd || undefined}
        onClick={() => {
          if (!atEnd) onMove(by, label)
        }}
      >
        <span className={by < 0 ? styles.upward : undefined}>
          <ChevronDownIcon />
        </span>
      </button>
    )
  })
