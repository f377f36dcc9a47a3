import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const message = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], maxInlineSize: '60ch' })
