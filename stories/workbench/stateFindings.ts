import { getValueAt, isRawJsonObject, ownJsonValue } from './json.ts'
import type { Finding } from './responses.ts'

/**
 * Button themes whose background for rest also covers the states for hover and press, at any breakpoint. `refused`: issues of the themes; a
 * refused background covers nothing.
 */
export function stateFindings(themes: unknown, refused: readonly Finding[]): readonly Finding[] {
  return Object.entries(isRawJsonObject(themes) ? themes : {}).flatMap(([name, theme]): Finding[] => {
    const screens = ownJsonValue(theme, 'screens')
    const parts = [theme, ...Object.values(isRawJsonObject(screens) ? screens : {})]
    const sets = (state: string) => parts.some((part) => getValueAt(part, ['colors', state, 'bg']) !== undefined)
    const path = `${name}.colors.rest.bg`
    if (!sets('rest') || (sets('hover') && sets('active')) || refused.some((issue) => issue.path === path)) return []
    return [{ path, reason: 'same_in_use' }]
  })
}
