import { brands, contrastModes } from '@casino/tokens/brands'
import axe from 'axe-core'
import { backgroundOf } from './appearance.ts'
import type { PlayedStory } from './storyChecks.ts'

const palettes = brands.flatMap((brand) => contrastModes.map((contrast) => ({ brand, contrast })))

/** Key of everything that the contrast of an element's text depends on. */
function contrastKey(element: Element): string {
  const { color, fontSize, fontWeight, opacity } = getComputedStyle(element)
  return [color, backgroundOf(element), fontSize, fontWeight, opacity, element.getAttribute('class')].join('|')
}

/** The elements that show text: of their own, or the value of a field. */
const textElements = (roots: readonly Element[]): Element[] => {
  const found = new Set<Element>()
  for (const root of roots) {
    for (const field of root.querySelectorAll('input, select, textarea')) found.add(field)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.parentElement && walker.currentNode.nodeValue?.trim()) found.add(walker.currentNode.parentElement)
  }
  return [...found]
}

/** Keys that axe has passed already. */
const passedKeys = new Set<string>()

/**
 * Checks text contrast in all brands and contrast settings. Only colours differ between them, so axe's contrast rules replace further runs
 * of the story, and axe runs only on combinations that it has not passed yet. Throws with the failing elements.
 */
export async function checkContrast({ roots }: PlayedStory): Promise<void> {
  const root = document.documentElement
  const { brand, contrast } = root.dataset
  try {
    for (const palette of palettes) {
      Object.assign(root.dataset, palette)
      await checkPalette(roots, palette)
    }
  } finally {
    Object.assign(root.dataset, { brand, contrast })
  }
}

async function checkPalette(roots: readonly Element[], { brand, contrast }: (typeof palettes)[number]): Promise<void> {
  // one element of each key: the others have the same contrast
  const fresh = new Map<string, Element>()
  for (const element of textElements(roots)) {
    const key = contrastKey(element)
    if (!passedKeys.has(key) && !fresh.has(key)) fresh.set(key, element)
  }
  if (fresh.size === 0) return
  const { violations } = await axe.run(
    { include: [...fresh.values()] },
    {
      runOnly: contrast === 'more' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'],
      resultTypes: ['violations'],
      elementRef: false,
      iframes: false,
    },
  )
  const failures = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`))
  if (failures.length > 0) throw new Error(`Low contrast in ${brand}, contrast ${contrast}\n${failures.join('\n')}`)
  for (const key of fresh.keys()) passedKeys.add(key)
}
