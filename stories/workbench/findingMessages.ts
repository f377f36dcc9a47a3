import type { Finding } from './responses.ts'

const messagesByReason: Readonly<Record<Finding['reason'], string>> = {
  not_an_object: 'is not an object { … }, so nothing in it can be read.',
  bad_name: 'is no name for a theme. A name begins with a small letter and has letters, figures and hyphens, 40 at most.',
  unknown_key: 'is nothing that is known here, and is left out.',
  invalid_value: 'has a value that is not allowed here, and the token holds instead.',
  missing: 'has to be there, and is put back.',
  not_a_list: 'is not a list [ … ], so nothing in it can be read.',
  unknown_field: 'is no field of this form, and is left out.',
  duplicate: 'stands there twice; the first one counts.',
  split_section: 'stands apart from its section, and is moved to it.',
  unknown_text: 'names a text that the catalogue does not have; its own words stay.',
  no_theme: 'asks for a theme that there is none of, and falls back to the design system’s look:',
  low_contrast: 'is hard to read:',
  too_many: 'There are more mistakes than can be shown. Mend these first.',
}

/** English message for an issue, shown after its path. */
export function findingMessage({ path, reason, detail }: Finding): string {
  if (reason === 'invalid_value' && /\.colors\./.test(path))
    return 'is no colour. Write #0b5d3b, rgb(11 93 59), hsl(155 79% 20%) or oklch(0.42 0.09 160); the token holds instead.'
  if (reason === 'low_contrast') return `${messagesByReason.low_contrast} ${detail}. Text needs 4.5 : 1, the line of a field 3 : 1.`
  return reason === 'no_theme' ? `${messagesByReason.no_theme} ${detail}.` : messagesByReason[reason]
}
