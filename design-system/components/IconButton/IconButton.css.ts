import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

const { color } = vars

const disabled = '&:disabled, &[aria-disabled=true]'

export const iconButton = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.full,
  color: color.text,
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:active': { transform: 'scale(.94)' },
    [disabled]: { color: color.lineStrong, cursor: 'not-allowed', transform: 'none' },
    '&[aria-pressed=true]': { color: color.accent, '@media': { '(forced-colors: active)': { borderWidth: 3 } } },
    /* The accent colour is removed in forced colours; the pressed state must stay visible. */
    '&[aria-pressed=true]:not(:disabled)': { '@media': { '(forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } } },
  },
  '@media': {
    print: { display: 'none' },
    [hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: color.raised } } },
  },
})

/** `ghost` is the icon alone; `secondary` has a background, for use over an image. */
export const variant = {
  ghost: '',
  secondary: componentStyle({ backgroundColor: color.surface, borderColor: color.line }),
}
