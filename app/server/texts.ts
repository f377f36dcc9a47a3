import { catalogue, type TextGroup } from '@casino/features/config/texts'
import { typeset } from '@casino/features/format'
import type { Messages as CompiledTexts } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Sentence } from './calls/failure.ts'

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The current translation catalogue. */
export interface Texts {
  readonly sentence: Sentence
  /** `group.key` → compiled message, for whole groups and single keys. Memoised: the same lists return the same object. */
  compiled(groups: readonly TextGroup[], keys?: readonly string[]): CompiledTexts
}

/** Merges the texts of the back end over the built-in Danish ones; missing and empty texts fall back to them. */
function createTexts(loaded: Messages): Texts {
  const byGroups = new Map<string, CompiledTexts>()
  // keys are untrusted: `Object.hasOwn` excludes names of the prototype
  const find = (messages: Messages, group: string, key: string): string | undefined => {
    const texts = Object.hasOwn(messages, group) ? messages[group] : undefined
    return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
  }
  const message = (group: string, key: string): string | undefined => find(loaded, group, key) || find(catalogue, group, key)
  const compile = (group: TextGroup) => {
    // form registries of the back end may reference a group that is not built in
    const keys = new Set([...Object.keys(catalogue[group] ?? {}), ...Object.keys(loaded[group] ?? {})])
    return [...keys].map((key) => [`${group}.${key}`, compileMessage(typeset(message(group, key) ?? ''))] as const)
  }
  const sentence: Sentence = (path) => {
    const dot = path.indexOf('.')
    return dot < 0 ? undefined : message(path.slice(0, dot), path.slice(dot + 1))
  }
  return {
    sentence,
    compiled(groups, keys = []) {
      const name = [...groups, ...keys].join()
      const single = () => keys.map((key) => [key, compileMessage(typeset(sentence(key) ?? ''))] as const)
      const texts = byGroups.get(name) ?? Object.fromEntries([...single(), ...groups.flatMap(compile)])
      byGroups.set(name, texts)
      return texts
    },
  }
}

/** Built-in Danish texts, used when the catalogue of the back end cannot be loaded. */
const builtIn = createTexts({})

/** Loads the catalogue of the back end and memoises the result by object identity: `load` returns the same object until it changes. */
export function createTextSource(load: () => Promise<Messages>): () => Promise<Texts> {
  const made = new WeakMap<Messages, Texts>()
  return async () => {
    let loaded: Messages
    try {
      loaded = await load()
    } catch {
      return builtIn // the failed load is logged; the player still receives Danish texts
    }
    const texts = made.get(loaded) ?? createTexts(loaded)
    made.set(loaded, texts)
    return texts
  }
}
