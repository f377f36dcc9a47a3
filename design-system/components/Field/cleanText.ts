const ascii = /^[\0-\x7f]*$/
const fullWidthOffset = 0xfee0

/**
 * The text that a person means, from what keyboards, input methods and copied documents put in: composed letters (NFC), no format characters,
 * plain quotes and hyphens, and ASCII in place of full-width letters, digits and signs. Spaces are kept.
 */
export function cleanText(text: string): string {
  if (ascii.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replace(/[‘’‚‛ʼ′´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
}
