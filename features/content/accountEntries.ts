import type { MenuItem } from './entities/layout.ts'

const accountId = 'my-account'

/** The player's pages that exist today: the children of the menu's account item, in the order of the CMS. */
export const accountEntries = (menu: readonly MenuItem[]): MenuItem['child'] => menu.find(({ id }) => id === accountId)?.child ?? []
