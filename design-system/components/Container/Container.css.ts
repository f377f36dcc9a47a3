import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'
import { gutter } from './gutter.css.ts'

export const container = componentStyle({
  vars: { [gutter]: vars.space[4] },
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': {
    [up('md')]: { vars: { [gutter]: vars.space[6] } },
    [up('lg')]: { vars: { [gutter]: vars.space[8] } },
  },
})

/** Width of a form beside its summary (pattern FormLayout). */
const pair = `2 * ${vars.size.form} + ${vars.space[10]}`

export const width = componentVariants({ page: vars.size.content, form: vars.size.form, prose: vars.size.prose, pair }, (value, name) => ({
  maxInlineSize: name === 'page' ? value : `calc(${value} + 2 * ${gutter})`,
}))
