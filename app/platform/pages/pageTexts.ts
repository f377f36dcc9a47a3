import { interpolate, type PlaceholderValues } from '@casino/shared/interpolate'
import { readPlatformJson } from '../core/paths.ts'

type Group = Readonly<Record<string, string>>

/** Danish text of the platform's HTML pages, by group and key. Throws on an unknown key. */
export type PageTextLookup = (group: string, key: string, values?: PlaceholderValues) => string

export function readPageTexts(): PageTextLookup {
  const groups = readPlatformJson('pages', 'texts.json') as Readonly<Record<string, Group>> // our own file, checked at every use
  return (group, key, values = {}) => {
    const text = groups[group]?.[key]
    if (text === undefined) throw new Error(`pages/texts.json has no ${group}.${key}`)
    return interpolate(text, values)
  }
}
