import type { createI18n } from '@casino/features/content/useTranslations'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { PlayedStory } from './storyChecks.ts'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The placeholders of a message that it shows with these values and that have none. A branch that is not chosen may have any. */
export function missingValues(message: CompiledMessage, values: Values = {}): readonly string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type, format] = token
    const value = values[name]
    const branches = type && typeof format === 'object' && format !== null ? new Map(Object.entries(format)) : null
    if (!branches) return isEmpty(value) ? [name] : []
    if (value === undefined) return [name]
    const category = typeof value === 'number' ? new Intl.PluralRules('da').select(value) : 'other'
    const chosen = branches.get(String(value)) ?? branches.get(category) ?? branches.get('other')
    return Array.isArray(chosen) ? missingValues(chosen, values) : []
  })
}

type I18n = ReturnType<typeof createI18n>

const found = new Set<string>()
/** Forgets what earlier stories have shown. */
export const forgetTextValues = (): void => found.clear()

/** The catalogue, which records each text that is shown with a placeholder but no value for it. */
export function recordTextValues(i18n: I18n, messages: Readonly<Record<string, CompiledMessage>>): I18n {
  const translate = i18n._.bind(i18n)
  return Object.assign(i18n, {
    _: (key: string, values?: Record<string, unknown>) => {
      for (const name of missingValues(messages[key] ?? [], values)) found.add(`${key} without {${name}}: “${translate(key, values)}”`)
      return translate(key, values)
    },
  })
}

/** Fails a story that shows a text with a hole: “Det er resten af din .”. */
export function checkTextValues(_: PlayedStory): void {
  if (found.size > 0) throw new Error(`A text has a placeholder without a value\n${[...found].join('\n')}`)
}
