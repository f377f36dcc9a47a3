import { HeartIcon } from '../../icons/Heart.tsx'
import { HeartFilledIcon } from '../../icons/HeartFilled.tsx'
import { IconButton, type IconButtonVariant } from '../IconButton/IconButton.tsx'

export interface FavouriteToggleProps {
  /** Accessible name, the same in both states: "Ravklippen som favorit". `aria-pressed` conveys the state. */
  label: string
  /** Whether the heart is filled; controlled. */
  pressed: boolean
  /** Called on a click with the opposite of `pressed`. */
  onPressedChange: (pressed: boolean) => void
  /** While the last change is being saved. */
  disabled?: boolean
  /** `secondary` has a background, for use over an image. */
  variant?: IconButtonVariant
}

/** One shared element for all toggles instead of a component call per toggle. */
const icons = { rest: HeartIcon({}), pressed: HeartFilledIcon({}) }

/**
 * A toggle button with a heart icon. Uses no hooks, because every tile of a list may have one, and calls `IconButton`, which has none either,
 * as a function: a component less to hydrate per tile.
 */
export const FavouriteToggle = ({ label, pressed, onPressedChange, disabled, variant }: FavouriteToggleProps) =>
  IconButton({
    label,
    icon: pressed ? icons.pressed : icons.rest,
    pressed,
    disabled,
    variant,
    onClick: () => onPressedChange(!pressed),
  })
