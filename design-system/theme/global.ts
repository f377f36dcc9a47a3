/** The one side-effect import of the design system: layers, tokens, reset, base styles and fonts. Import it first, once, in each entry. */
import './layers.css.ts'
import '@casino/tokens/tokens.css'
import './fonts.css'
import './fallbackFonts.css.ts'
import './base.css.ts'
