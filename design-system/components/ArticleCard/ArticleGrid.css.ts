import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { below, up, vars } from '../../theme/index.ts'
import * as article from './ArticleCard.css.ts'

const tablet = `${up('sm')} and ${below('lg')}`

/** Six tracks: a row of one, two or three cards fills them. */
export const grid = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [up('sm')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

const card = `${grid} > *`
/** The first card, when rows of two or three would leave one card over. */
const oddOfTwo = `${card}:first-child:nth-last-child(odd)`
const oddOfThree = `${card}:first-child:nth-last-child(3n + 1)`
/** The first two cards, when rows of three would leave two over. */
const pairOfThree = `${card}:first-child:nth-last-child(3n + 2), ${card}:nth-child(2):nth-last-child(3n + 1)`

globalComponentStyle(card, { '@media': { [up('sm')]: { gridColumn: 'span 3' }, [up('lg')]: { gridColumn: 'span 2' } } })
globalComponentStyle(pairOfThree, { '@media': { [up('lg')]: { gridColumn: 'span 3' } } })

for (const [lead, screen] of [
  [oddOfTwo, tablet],
  [oddOfThree, up('lg')],
] as const) {
  globalComponentStyle(lead, { '@media': { [screen]: { gridColumn: '1 / -1' } } })
  // The image is beside the text: above it, it would fill the screen.
  globalComponentStyle(`${lead}${article.card}`, { '@media': { [screen]: { flexDirection: 'row' } } })
  globalComponentStyle(`${lead} > ${article.frame}`, { '@media': { [screen]: { flex: '0 0 58%', alignSelf: 'stretch' } } })
  globalComponentStyle(`${lead} > ${article.text}`, { '@media': { [screen]: { justifyContent: 'center' } } })
}

globalComponentStyle(`${oddOfThree} > ${article.text}`, { '@media': { [up('lg')]: { padding: vars.space[8] } } })
globalComponentStyle(`${oddOfThree} ${article.title}`, { '@media': { [up('lg')]: { fontSize: vars.fontSize[28] } } })
