import { fileURLToPath } from 'node:url'

/**
 * For `resolve.alias`: react-aria imports its strings of 34 languages one by one, and the browser gets those of `da-DK` alone. Every provider of the
 * design system names that language, so none of the others is ever asked for.
 */
export const shippedLanguages = {
  find: /^(?:\.\.\/)+intl\/\w+\/(?!da-DK)[a-z]{2}-[A-Z]{2}\.mjs$/,
  replacement: fileURLToPath(new URL('./no-strings.mjs', import.meta.url)),
}
