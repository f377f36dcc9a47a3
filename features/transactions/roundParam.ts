import { paths } from '../navigation/paths.ts'

const roundParam = 'runde'

/** Path of the page on which a player's browser computes one of the player's rounds again. */
export const roundCheckHref = (roundId: string): string =>
  `${paths.transactions}?${new URLSearchParams({ vis: 'spil', [roundParam]: roundId })}`

/** The round that a query string names; null without one. */
export const parseRoundParam = (search: string): string | null => new URLSearchParams(search).get(roundParam)?.slice(0, 64) || null
