import * as z from 'zod/mini'

const jsonObject = z.record(z.string(), z.unknown())
const responsesSchema = z.object({ button: jsonObject, input: jsonObject, form: jsonObject })
const savedEditsSchema = z.object({ base: responsesSchema, edited: responsesSchema })

/** Under which key the editor of the workbench keeps its edits, which the toolbar *Themes* shows in every story. */
export const editsKey = 'workbench-edits'

/** Theme and layout responses of a site, unparsed. */
export type ThemeResponses = z.output<typeof responsesSchema>
type ResponseKind = keyof ThemeResponses

/** The saved edits on top of the current responses. */
export interface RestoredEdits {
  responses: ThemeResponses
  /** Responses that were edited here and have changed at their source since. */
  conflicts: readonly ResponseKind[]
}

export const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Reads the edits saved under a key. A response that was not edited is the current one. Null without edits, or if they are unreadable. */
export function loadEdits(key: string, current: ThemeResponses): RestoredEdits | null {
  const saved = readSavedEdits(key)
  if (!saved) return null
  const kinds = Object.keys(current) as ResponseKind[] // the keys of the type
  const isEdited = (kind: ResponseKind) => !sameJson(saved.edited[kind], saved.base[kind]) && !sameJson(saved.edited[kind], current[kind])
  const edited = kinds.filter(isEdited)
  if (edited.length === 0) return null
  const responses = { ...current }
  for (const kind of edited) responses[kind] = saved.edited[kind]
  return { responses, conflicts: edited.filter((kind) => !sameJson(saved.base[kind], current[kind])) }
}

/** What the browser keeps under a key; null without storage. */
export function readSavedText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function readSavedEdits(key: string): z.output<typeof savedEditsSchema> | null {
  try {
    const parsed = savedEditsSchema.safeParse(JSON.parse(readSavedText(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null // no JSON: the workbench starts with the current themes
  }
}

/** Saves edits, or removes them if they equal their base. False if the browser stores nothing. */
export function saveEdits(key: string, base: ThemeResponses, edited: ThemeResponses): boolean {
  try {
    if (sameJson(base, edited)) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify({ base, edited }))
    return true
  } catch {
    return false
  }
}

const asideKey = (key: string) => `${key}-aside`
const asideSchema = z.array(savedEditsSchema)

/** Edits that a link or a file has replaced, the last ones last. */
export function loadAside(key: string): readonly ThemeResponses[] {
  try {
    const parsed = asideSchema.safeParse(JSON.parse(readSavedText(asideKey(key)) ?? '[]'))
    return parsed.success ? parsed.data.map(({ edited }) => edited) : []
  } catch {
    return []
  }
}

/** Keeps edits that a link or a file is about to replace. */
export function saveAside(key: string, base: ThemeResponses, lists: readonly ThemeResponses[]): void {
  try {
    if (lists.length === 0) window.localStorage.removeItem(asideKey(key))
    else window.localStorage.setItem(asideKey(key), JSON.stringify(lists.map((edited) => ({ base, edited }))))
  } catch {
    // without storage nothing outlives the page, and undo returns to them
  }
}

/** Calls back after another window or frame changed the edits saved under a key. Returns how to stop it. */
export function subscribeToEdits(storageKey: string, onChange: () => void): () => void {
  const notify = ({ key }: StorageEvent) => {
    if (key === storageKey) onChange()
  }
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}
