import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, useContext } from 'react'
import type { TextKey } from './texts/index.ts'

export type TextValues = Readonly<Record<string, string | number>>
/** Danish text of a key; `values` fill its placeholders. */
export type Translate = (key: TextKey, values?: TextValues) => string
/** `group.key` → message, compiled ahead on the server. */
export type CompiledTexts = Messages

/** One catalogue for a page; more groups are loaded into it as routes need them. */
export const createTexts = (messages: CompiledTexts): I18n => setupI18n({ locale: 'da', messages: { da: messages } })

const Texts = createContext<Translate>((key) => key)

/** Makes `useTexts` answer from this catalogue. */
export function TextProvider({ texts, children }: { readonly texts: I18n; readonly children: ReactNode }) {
  return <Texts value={(key, values) => texts._(key, values as Record<string, unknown> | undefined)}>{children}</Texts> // lingui's own type is the mutable record
}

/** The translate function of the page: `const t = useTexts()`, `t('deposit.title')`. */
export const useTexts = (): Translate => useContext(Texts)
