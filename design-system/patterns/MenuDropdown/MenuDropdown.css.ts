import { componentStyle } from '../../styling/componentStyle.ts'
import { below, hover, vars } from '../../theme/index.ts'

export const toggle = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  // biome-ignore lint/plugin: aligns the icon, not its touch target, with the gutter
  marginInlineStart: -10,
  padding: 0,
  color: vars.color.text,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [hover]: { selectors: { '&:hover': { background: vars.color.raised } } },
    // Hidden on phones where a visible tab bar opens the same menu. Not detected by the bar: it arrives at the end of the document, and the
    // header would jump.
    [`${below('md')} and (min-height: 30.01em)`]: { selectors: { '&[data-in-bottom-bar]': { display: 'none' } } },
  },
})
