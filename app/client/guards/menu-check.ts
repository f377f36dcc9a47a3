import type { MenuItem } from '@casino/features/content/entities/layout'
import { type Guard, proceed } from './types.ts'

const containsPath = (items: readonly MenuItem[], path: string): boolean =>
  items.some(({ slug, child }) => slug === path || child.some((entry) => entry.slug === path))

/** 404 for a page whose menu item is hidden from this visitor. Pages without a menu item are open. */
export const menuCheck: Guard = ({ path, menu }) =>
  menu && containsPath(menu.all, path) && !containsPath(menu.visible, path) ? { type: 'notFound' } : proceed
