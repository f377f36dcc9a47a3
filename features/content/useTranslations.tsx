import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { TextKey } from './texts/index.ts'

export type TextValues = Readonly<Record<string, string | number>>
/** Returns the Danish text of a key; `values`: its placeholders. */
export type Translate = (key: TextKey, values?: TextValues) => string
/** `group.key` → message, precompiled on the server. */
export type CompiledMessages = Messages

/** Creates a page's message catalogue; navigations load further groups into it. */
export const createI18n = (messages: CompiledMessages): I18n => setupI18n({ locale: 'da', messages: { da: messages } })

const TranslateContext = createContext<Translate>((key) => key)

interface TranslationProviderProps {
  i18n: I18n
  children: ReactNode
}

/** Provides the catalogue for `useTranslations`. The function stays the same when texts are added, which only a new page shows. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps) {
  const translate = useCallback<Translate>((key, values) => i18n._(key, values as Record<string, unknown> | undefined), [i18n]) // mutable in lingui
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

/** The translate function of the page: `const t = useTranslations()`, `t('deposit.title')`. */
export const useTranslations = (): Translate => useContext(TranslateContext)
