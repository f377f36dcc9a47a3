import { foldAccents } from '@casino/features/format/foldAccents'

/** `Rævens Runer` → `raevens-runer`. */
export const slugify = (name: string): string =>
  foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
