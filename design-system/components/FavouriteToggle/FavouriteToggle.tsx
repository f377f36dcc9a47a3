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

/** One shared element for all toggles instead of a component call for each. */
const icons = { rest: HeartIcon({}), pressed: HeartFilledIcon({}) }

/** A toggle button with a heart icon. Has no hooks and calls `IconButton` as a function: one component less to hydrate per tile. */
export const FavouriteToggle = ({ label, pressed, onPressedChange, disabled, variant }: FavouriteToggleProps) =>
  IconButton({
    label,
    icon: pressed ? icons.pressed : icons.rest,
    pressed,
    disabled,
    variant,
    onClick: () => onPressedChange(!pressed),
  })
