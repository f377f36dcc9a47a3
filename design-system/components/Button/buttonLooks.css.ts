import { outlineBackground, themedButton, variantAppearance } from '../../styling/buttonAppearance.ts'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { controlRadius } from '../../styling/controlShape.ts'
import { fallback } from './Button.css.ts'

/** Border without background, like `outline` of a theme. */
export const outlined = componentVariants(variantAppearance, ({ outline: { text, border } }) => ({
  vars: {
    [fallback.bg]: outlineBackground.rest,
    [fallback.bgHover]: outlineBackground.hover,
    [fallback.bgActive]: outlineBackground.active,
    [fallback.text]: text,
    [fallback.border]: border,
    [fallback.disabledBox]: 'initial',
  },
}))

/** Overridden by `square` of a theme. */
export const square = componentStyle({ borderRadius: themedButton('radius', controlRadius(true)) })
