import { type TextGroup, textCatalogue } from '@casino/features/content/texts'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import type { Messages as CompiledTexts } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { TextLookup } from './calls/callFailure.ts'

type MessageGroups = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The current translation catalogue. */
export interface ServerTexts {
  lookupText: TextLookup
  /** `group.key` → compiled message, for whole groups and single keys. Memoised: the same lists return the same object. */
  compileMessages(groups: readonly TextGroup[], keys?: readonly string[]): CompiledTexts
}

const builtInMessages = new Set(Object.values(textCatalogue).flatMap((texts) => Object.values(texts)))
const compiledBuiltIn = new Map<string, CompiledTexts[string]>()
/** Compiles a message. The built-in ones, finite in number, are kept: each catalogue of the back end contains most of them again. */
function compileText(message: string): CompiledTexts[string] {
  const known = compiledBuiltIn.get(message)
  if (known !== undefined) return known
  const compiled = compileMessage(insertNonBreakingSpaces(message))
  if (builtInMessages.has(message)) compiledBuiltIn.set(message, compiled)
  return compiled
}

/** Merges the texts of the back end over the built-in Danish ones; missing and empty texts fall back to them. */
function createServerTexts(loaded: MessageGroups): ServerTexts {
  const compiledCache = new Map<string, CompiledTexts>()
  // keys are untrusted: `Object.hasOwn` excludes names of the prototype
  const find = (messages: MessageGroups, group: string, key: string): string | undefined => {
    const texts = Object.hasOwn(messages, group) ? messages[group] : undefined
    return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
  }
  const message = (group: string, key: string): string | undefined => find(loaded, group, key) || find(textCatalogue, group, key)
  const compile = (group: TextGroup) => {
    // form registries of the back end may reference a group that is not built in
    const keys = new Set([...Object.keys(textCatalogue[group] ?? {}), ...Object.keys(loaded[group] ?? {})])
    return [...keys].map((key) => [`${group}.${key}`, compileText(message(group, key) ?? '')] as const)
  }
  const lookupText: TextLookup = (path) => {
    const dot = path.indexOf('.')
    return dot < 0 ? undefined : message(path.slice(0, dot), path.slice(dot + 1))
  }
  return {
    lookupText,
    compileMessages(groups, keys = []) {
      const name = [...groups, ...keys].join()
      const single = () => keys.map((key) => [key, compileText(lookupText(key) ?? '')] as const)
      const texts = compiledCache.get(name) ?? Object.fromEntries([...single(), ...groups.flatMap(compile)])
      compiledCache.set(name, texts)
      return texts
    },
  }
}

/** Built-in Danish texts, used when the catalogue of the back end cannot be loaded. */
export const builtInTexts = createServerTexts({})

/** Loads the catalogue of the back end and memoises the result by object identity: `load` returns the same object until it changes. */
export function createTextLoader(load: () => Promise<MessageGroups>): () => Promise<ServerTexts> {
  const memo = new WeakMap<MessageGroups, ServerTexts>()
  return async () => {
    let loaded: MessageGroups
    try {
      loaded = await load()
    } catch {
      return builtInTexts // the failed load is logged; the player still receives Danish texts
    }
    const texts = memo.get(loaded) ?? createServerTexts(loaded)
    memo.set(loaded, texts)
    return texts
  }
}
