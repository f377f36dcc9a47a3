import { compileMessage } from '@lingui/message-utils/compileMessage'
import { createI18n } from '../useTranslations.tsx'

/** The built-in texts of one group for a test. Any other key is shown verbatim. `group`: the name before the dot. */
export const i18nOfGroup = (group: string, texts: Readonly<Record<string, string>>) =>
  createI18n(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${group}.${key}`, compileMessage(text)])))
