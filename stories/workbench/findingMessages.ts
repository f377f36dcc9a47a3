import { themeNameRule } from './editThemes.ts'
import type { Finding } from './responses.ts'

const messagesByReason: Readonly<Record<Finding['reason'], string>> = {
  not_an_object: 'is not an object { … } and is ignored.',
  bad_name: `is not a valid theme name. ${themeNameRule}`,
  unknown_key: 'is not a known property and is ignored.',
  invalid_value: 'has an invalid value; the design token applies instead.',
  missing: 'is required and is added back.',
  not_a_list: 'is not a list [ … ] and is ignored.',
  unknown_field: 'is not a field of this form and is ignored.',
  duplicate: 'is listed twice; the first one applies.',
  split_section: 'is listed outside its section and is moved into it.',
  unknown_text: 'is not an existing text key; the default text applies.',
  same_in_use: 'also applies to a hovered or pressed button, whose state is then not seen. Set colors.hover.bg and colors.active.bg.',
  no_theme: 'uses a theme that does not exist; the default appearance applies:',
  low_contrast: 'has too little contrast:',
  too_many: 'There are more issues than can be listed. Fix these first.',
}

/** Minimum ratios of WCAG 1.4.3, 1.4.6 and 1.4.11. */
export const contrastRule = 'Text needs 4.5:1, and 7:1 in high contrast; the border of a field 3:1.'

/** English message for an issue, shown after its path. */
export function findingMessage({ path, reason, detail }: Finding): string {
  if (reason === 'invalid_value' && /\.colors\./.test(path))
    return 'is not a valid colour. Use a token such as action.bg, #0b5d3b, rgb(11 93 59), hsl(155 79% 20%) or oklch(0.42 0.09 160); the default applies instead.'
  if (reason === 'low_contrast') return `${messagesByReason.low_contrast} ${detail}. ${contrastRule}`
  return reason === 'no_theme' ? `${messagesByReason.no_theme} ${detail}.` : messagesByReason[reason]
}

/** `1 issue`, `3 issues`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
