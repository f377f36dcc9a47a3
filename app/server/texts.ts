import { catalogue, type TextGroup } from '@casino/features/config/texts'
import { typeset } from '@casino/features/format'
import type { Messages as CompiledTexts } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Sentence } from './calls/failure.ts'

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The translation catalogue of this moment. */
export interface Texts {
  readonly sentence: Sentence
  /** `group.key` → compiled message of these groups, and of single keys beside them; the same object for the same lists. */
  compiled(groups: readonly TextGroup[], keys?: readonly string[]): CompiledTexts
}

/** Texts of the back end over the built-in ones: what it does not name, or sends empty, stays Danish. */
function createTexts(loaded: Messages): Texts {
  const byGroups = new Map<string, CompiledTexts>()
  // read by any name, also by names that every object has
  const find = (messages: Messages, group: string, key: string): string | undefined => {
    const texts = Object.hasOwn(messages, group) ? messages[group] : undefined
    return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
  }
  const message = (group: string, key: string): string | undefined => find(loaded, group, key) || find(catalogue, group, key)
  const compile = (group: TextGroup) => {
    // a group of the back end's own may be asked for by its registries
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

/** Built-in Danish, for when the back end has said nothing yet. */
const builtIn = createTexts({})

/** Follows the back end's catalogue: `load` answers the same object until it changes. */
export function createTextSource(load: () => Promise<Messages>): () => Promise<Texts> {
  const made = new WeakMap<Messages, Texts>()
  return async () => {
    let loaded: Messages
    try {
      loaded = await load()
    } catch {
      return builtIn // the failed load is in the log; a player still gets a Danish sentence
    }
    const texts = made.get(loaded) ?? createTexts(loaded)
    made.set(loaded, texts)
    return texts
  }
}
