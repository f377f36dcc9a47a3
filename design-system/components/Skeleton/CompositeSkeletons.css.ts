import { style } from '@vanilla-extract/css'
import { cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const column = { display: 'flex', flexDirection: 'column' } as const

/* The sizes of Tile, ArticleCard and Stat. A story compares each with its skeleton. */
export const tile = componentStyle({ ...column, gap: vars.space[2], blockSize: '100%' })
export const tileText = componentStyle({
  ...column,
  gap: '2px',
  paddingBlockStart: '2px',
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
})
export const tileLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.snug})`,
})

export const article = style([cardSurface, componentStyle({ ...column, overflow: 'hidden', blockSize: '100%' })])
export const articleText = componentStyle({ ...column, gap: vars.space[2], padding: vars.space[5] })

export const stat = componentStyle({ ...column, gap: vars.space[1] })

const line = (size: string, height: string) =>
  componentStyle({ display: 'flex', alignItems: 'center', fontSize: size, blockSize: `calc(1em * ${height})` })
export const small = line(vars.fontSize[14], vars.lineHeight.snug)
export const heading = line(vars.fontSize[18], vars.lineHeight.snug)
export const body = line(vars.fontSize[16], vars.lineHeight.normal)
export const figure = line(vars.fontSize[28], vars.lineHeight.snug)
