import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, useContext } from 'react'
import type { TextKey } from './texts/index.ts'

export type TextValues = Readonly<Record<string, string | number>>
/** Returns the Danish text of a key; `values`: its placeholders. */
export type Translate = (key: TextKey, values?: TextValues) => string
/** `group.key` → message, precompiled on the server. */
export type CompiledTexts = Messages

/** Creates a page's message catalogue; navigations load further groups into it. */
export const createTexts = (messages: CompiledTexts): I18n => setupI18n({ locale: 'da', messages: { da: messages } })

const Texts = createContext<Translate>((key) => key)

/** Provides the catalogue for `useTranslations`. */
export function TextProvider({ texts, children }: { readonly texts: I18n; readonly children: ReactNode }) {
  return <Texts value={(key, values) => texts._(key, values as Record<string, unknown> | undefined)}>{children}</Texts> // mutable in lingui
}

/** The translate function of the page: `const t = useTexts()`, `t('deposit.title')`. */
export const useTexts = (): Translate => useContext(Texts)
