import { readPlatformJson } from '../paths.ts'

type Group = Readonly<Record<string, string>>

/** Danish sentences of the stand-in's own pages. Throws for a missing one: a page never shows a key. */
export type PageText = (group: string, key: string, values?: Readonly<Record<string, string | number>>) => string

export function readPageTexts(): PageText {
  const groups = readPlatformJson('pages', 'texts.json') as Readonly<Record<string, Group>> // our own file, checked at every use
  return (group, key, values = {}) => {
    const text = groups[group]?.[key]
    if (text === undefined) throw new Error(`pages/texts.json has no ${group}.${key}`)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
