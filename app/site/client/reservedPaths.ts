import { unescapeUnreserved } from '@casino/features/navigation/pathEscapes'

/** Paths reserved for files and calls; unknown paths below them are a 404, never a page. */
export const isReservedPath = (path: string): boolean => /^\/(?:api|backend|assets|builds|img)(?:\/|$)/.test(unescapeUnreserved(path))
