import { fileURLToPath } from 'node:url'

/**
 * For `resolve.alias`: react-aria imports its strings in 34 languages; all except `da-DK` are replaced with an empty module. The design
 * system sets the locale in every provider, so no other language is used.
 */
export const shippedLanguages = {
  find: /^(?:\.\.\/)+intl\/\w+\/(?!da-DK)[a-z]{2}-[A-Z]{2}\.mjs$/,
  replacement: fileURLToPath(new URL('./emptyStrings.mjs', import.meta.url)),
}
