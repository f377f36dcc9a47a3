import { HeartIcon } from '../../icons/Heart.tsx'
import { HeartFilledIcon } from '../../icons/HeartFilled.tsx'
import { IconButton, type IconButtonVariant } from '../IconButton/IconButton.tsx'

export interface FavouriteToggleProps {
  /** Says of what, and is the same in both states: "Ravklippen som favorit". The state is told by `aria-pressed`. */
  label: string
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  /** While the answer to the last press is on its way. */
  disabled?: boolean
  /** `secondary` stands on its own, such as over a picture. */
  variant?: IconButtonVariant
}

/** A heart that is pressed or not. Without hooks: every tile of a list may have one. */
export const FavouriteToggle = ({ label, pressed, onPressedChange, disabled, variant }: FavouriteToggleProps) => (
  <IconButton
    label={label}
    icon={pressed ? <HeartFilledIcon /> : <HeartIcon />}
    pressed={pressed}
    disabled={disabled}
    variant={variant}
    onClick={() => onPressedChange(!pressed)}
  />
)
