/**
 * The one side-effect import of the design system: tokens, fonts, layers, reset and base styles. Import it first, once, in each entry. What
 * is in no layer comes first: the compressed sheet is shorter by it.
 */
import '@casino/tokens/tokens.css'
import './fonts.css'
import './fallbackFonts.css.ts'
import './layers.css.ts'
import './base.css.ts'
