import type { MenuItem } from '@casino/features/content/entities/layout'
import { type Guard, proceed } from './types.ts'

const slugsOf = (items: readonly MenuItem[]): string[] => items.flatMap(({ slug, child }) => [slug, ...child.map((entry) => entry.slug)])

/** The menu's entry for a path: its own, or the entry of its section. */
const entryOf = (slugs: readonly string[], path: string): string | undefined =>
  slugs.filter((slug) => slug === path || (slug && path.startsWith(`${slug}/`))).sort((a, b) => b.length - a.length)[0]

/** 404 for a page whose menu item, or whose section's item, is hidden from this visitor. Pages without a menu item are open. */
export const menuCheck: Guard = ({ path, menu }) => {
  if (!menu) return proceed
  const entry = entryOf(slugsOf(menu.all), path)
  return entry === undefined || slugsOf(menu.visible).includes(entry) ? proceed : { type: 'notFound' }
}
