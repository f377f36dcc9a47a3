import type { MenuItem } from '@casino/features/config/entities/layout'
import { type Guard, goOn } from './types.ts'

const has = (items: readonly MenuItem[], path: string): boolean =>
  items.some(({ slug, child }) => slug === path || child.some((entry) => entry.slug === path))

/** A page that stands in the menu, but not in this visitor's, is not for this visitor. Pages in no menu are open. */
export const menuCheck: Guard = ({ path, menu }) =>
  menu && has(menu.whole, path) && !has(menu.visible, path) ? { type: 'notFound' } : goOn
