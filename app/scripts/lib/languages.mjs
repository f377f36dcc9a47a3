/**
 * For `resolve.alias`: react-aria imports its strings in 34 languages; all are replaced with those of `da-DK`. The design system sets the
 * locale in every provider; their text about an invalid date, which no field of ours shows, is made in the language of the browser all the same.
 */
export const shippedLanguages = {
  find: /^((?:\.\.\/)+intl\/\w+)\/[a-z]{2}-[A-Z]{2}\.mjs$/,
  replacement: '$1/da-DK.mjs',
}
