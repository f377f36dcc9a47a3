import { cleanText } from '@casino/design-system/cleanText'

/** Lower case with æ, ø, å as ae, oe, aa and other accents removed, so that search also matches ASCII input. */
export const foldAccents = (text: string): string =>
  cleanText(text).toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa').normalize('NFD').replace(/\p{M}/gu, '')
