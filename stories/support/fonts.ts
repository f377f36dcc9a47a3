import { commands } from 'vitest/browser'
import type { PlayedStory } from './storyChecks.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Defined in `readFonts.ts`. */
    readFonts: () => Promise<{ drawn: number; foreign: readonly string[] }>
  }
}

/** Font families with a character that passed: most stories repeat them, and asking Chromium is slow. */
const passed = new Set<string>()

const visibleTexts = (element: Element): (readonly [text: string, family: string])[] => {
  const { value = '', placeholder = '' } = element as Partial<HTMLInputElement> // of a field; no other element has them
  const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
  const generated = (['::before', '::after'] as const).map((pseudo) => getComputedStyle(element, pseudo))
  return [
    [`${own.join('')}${value}${placeholder}`.trim(), getComputedStyle(element).fontFamily],
    ...generated.map(({ content, fontFamily }) => [content.startsWith('"') ? content.slice(1, -1) : '', fontFamily] as const),
  ]
}

/** Every font family with every character that it shows, in a page and its frames. */
function glyphsOf(page: Document): string[] {
  return [...page.querySelectorAll('body, body *')].flatMap((element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return []
    if (element.localName !== 'iframe')
      return visibleTexts(element).flatMap(([text, family]) => [...text].map((each) => `${family} ${each}`))
    const { contentDocument, src } = element as HTMLIFrameElement // by its name: one in a frame is of another window
    return contentDocument ? glyphsOf(contentDocument) : [src]
  })
}

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Checks that a story's text uses fonts that the project ships; the machine's fonts would change the picture elsewhere. Throws with the
 * texts in other fonts.
 */
export async function checkFonts({ systemFonts }: PlayedStory): Promise<void> {
  if (systemFonts) return
  await document.fonts.ready
  const fresh = glyphsOf(document).filter((glyph) => !passed.has(glyph))
  if (fresh.length === 0) return
  // Chromium answers for the last layout
  await nextFrame()
  await nextFrame()
  const { drawn, foreign } = await commands.readFonts()
  if (drawn === 0) throw new Error('Chromium tells no fonts')
  if (foreign.length > 0) throw new Error(`In a font of the machine:\n${foreign.join('\n')}`)
  for (const glyph of fresh) passed.add(glyph)
}
