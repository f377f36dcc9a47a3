import type { ButtonVariantName } from '../../styling/buttonAppearance.ts'
import * as styles from './buttonLooks.css.ts'

/** Class name of a look by the variant of its button. */
export type ButtonLook = Readonly<Record<ButtonVariantName, string>>

/** Border without background: a secondary action beside a filled button. */
export const outlined: ButtonLook = styles.outlined

/** Sharp corners. */
export const square: ButtonLook = { primary: styles.square, secondary: styles.square, ghost: styles.square, danger: styles.square }
