import { fontFiles } from '../../theme/fonts.ts'

/**
 * Tells the application in a frame the addresses of this page's font files, text face first, so that it needs none of its own: the browser
 * has them already. Only the origin of the frame's address receives the message.
 */
export function shareFonts({ src, contentWindow }: HTMLIFrameElement): void {
  const { protocol, origin } = new URL(src)
  if (protocol !== 'http:' && protocol !== 'https:') return
  const files = fontFiles.map((file) => new URL(file, document.baseURI).href)
  contentWindow?.postMessage({ type: 'fonts', files }, origin)
}
