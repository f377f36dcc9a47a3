// Read by `npm run lint:design` only: every line marked red must be reported, every other one must pass.
import { componentStyle, globalComponentStyle } from '../../../design-system/styling/componentStyle.ts'
import { vars } from '../../../design-system/theme/index.ts'

export const bad = componentStyle({
  marginLeft: vars.space[2] /* red: logical */,
  left: 0 /* red: logical */,
  width: '100%' /* red: logical */,
  textAlign: 'right' /* red: logical */,
  color: '#ff0000' /* red: colour */,
  backgroundColor: 'white' /* red: colour */,
  background: `linear-gradient(transparent, oklch(.1 .02 255) 55%)` /* red: colour */,
  paddingInline: 14 /* red: scale */,
  marginBlockStart: '-8px' /* red: scale */,
  fontSize: '1.45rem' /* red: scale */,
  transition: 'opacity 300ms ease-out' /* red: motion */,
})

globalComponentStyle(`${bad} > * + *` /* red: any sibling */, { color: vars.color.text })
globalComponentStyle(`${bad} h2 + h3`, { inlineSize: 'calc(1em + 2 * 1ch)' })

export const good = componentStyle({
  marginInlineStart: vars.space[2],
  insetBlockStart: 0,
  inlineSize: 24,
  paddingBlock: 2,
  gap: '0.5em',
  textAlign: 'end',
  color: vars.color.text,
  background: `color-mix(in oklab, ${vars.color.focus} 30%, transparent)`,
  // literal: the shadow of a photograph, the same in every brand
  backgroundColor: 'oklch(.17 .02 255)',
  transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
})

/** Names of variants are no directions. */
export const kind = { top: good, left: componentStyle({ inlineSize: '100%' }) }
