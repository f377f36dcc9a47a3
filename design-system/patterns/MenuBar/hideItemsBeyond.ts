import { globalComponentStyle } from '../../styling/componentStyle.ts'
import { hiddenAt } from '../../styling/hiddenAt.css.ts'
import { mediaAt, tabletAtLg } from '../../theme/index.ts'

/** Most entries of a list by screen size. */
interface Room {
  lg: number
  xl: number
  xxl: number
}

/** Hides the items of `list` beyond its room. An item hidden at this screen size takes no place. */
export function hideItemsBeyond(list: string, item: string, { lg, xl, xxl }: Room) {
  const sizes = [
    // a tablet at the width of lg counts as `md`: narrower screens have no bar
    { query: tabletAtLg, hidden: hiddenAt.md, room: lg },
    { query: mediaAt.lg, hidden: hiddenAt.lg, room: lg },
    { query: mediaAt.xl, hidden: hiddenAt.xl, room: xl },
    { query: mediaAt.xxl, hidden: hiddenAt.xxl, room: xxl },
  ]
  for (const { query, hidden, room } of sizes)
    globalComponentStyle(`${list} > ${item}:nth-child(n + ${room + 1} of :not(.${hidden}))`, { '@media': { [query]: { display: 'none' } } })
}
