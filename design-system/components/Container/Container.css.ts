import { createVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { gutter } from '../../styling/pageInsets.css.ts'
import { up, vars } from '../../theme/index.ts'

/** Largest inline size of the content between the gutters. */
const content = createVar('content')

export const container = componentStyle({
  vars: { [gutter]: vars.space[4] },
  inlineSize: '100%',
  maxInlineSize: `calc(${content} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': {
    [up('md')]: { vars: { [gutter]: vars.space[6] } },
    [up('lg')]: { vars: { [gutter]: vars.space[8] } },
  },
})

/** Width of a form and its summary side by side (pattern FormLayout). */
const pair = `(2 * ${vars.size.form} + ${vars.space[10]})`

export const width = {
  page: componentStyle({ maxInlineSize: vars.size.content }),
  ...componentVariants({ form: vars.size.form, prose: vars.size.prose, pair }, (value) => ({ vars: { [content]: value } })),
}
