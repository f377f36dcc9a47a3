import { brands, contrastModes } from '@casino/tokens/brands'
import axe from 'axe-core'
import { isTransparent } from './appearance.ts'
import type { PlayedStory } from './storyChecks.ts'

const palettes = brands.flatMap((brand) => contrastModes.map((contrast) => ({ brand, contrast })))

interface Surface {
  background: string
  opacity: number
}

/**
 * Reads what an element is drawn on: the first opaque background of itself and its ancestors, and the product of their opacities. Each
 * element's styles are read once, because texts share their ancestors, and reading styles is most of this check's time.
 */
function surfaceReader(): (element: Element | null) => Surface {
  const known = new Map<Element, Surface>()
  return function surfaceOf(element): Surface {
    if (!element) return { background: 'rgb(255, 255, 255)', opacity: 1 }
    const found = known.get(element)
    if (found) return found
    const above = surfaceOf(element.parentElement)
    const { backgroundColor, opacity } = getComputedStyle(element)
    const surface = {
      background: isTransparent(backgroundColor) ? above.background : backgroundColor,
      opacity: above.opacity * Number(opacity),
    }
    known.set(element, surface)
    return surface
  }
}

/** Key of everything that the contrast of an element's text depends on. */
function contrastKey(element: Element, { background, opacity }: Surface): string {
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  return [color, background, fontSize, fontWeight, opacity, element.getAttribute('class')].join('|')
}

/** The elements that show text or the value of a field. */
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
 * Checks text contrast in the brands and contrast settings that the story was not run in: in that one, axe checks it with the rest of the
 * story, and here only the stricter rule of high contrast is added. Only colours differ in the others, so axe's contrast rules replace
 * further runs of the story, and axe runs only on combinations that it has not passed yet. Throws with the failing elements.
 */
export async function checkContrast({ toolbars, roots }: PlayedStory): Promise<void> {
  const root = document.documentElement
  const { brand, contrast } = root.dataset
  try {
    for (const palette of palettes) {
      Object.assign(root.dataset, palette)
      if (palette.brand !== toolbars.theme || palette.contrast !== toolbars.contrast) await checkPalette(roots, palette)
      else if (palette.contrast === 'more') await runAxe(roots, palette)
    }
  } finally {
    Object.assign(root.dataset, { brand, contrast })
  }
}

type Palette = (typeof palettes)[number]

/** Checks one element of each combination that has not passed yet: the others have the same contrast. */
async function checkPalette(roots: readonly Element[], palette: Palette): Promise<void> {
  const fresh = new Map<string, Element>()
  const surfaceOf = surfaceReader() // colours differ between palettes
  for (const element of textElements(roots)) {
    const key = contrastKey(element, surfaceOf(element))
    if (!passedKeys.has(key) && !fresh.has(key)) fresh.set(key, element)
  }
  if (fresh.size === 0) return
  await runAxe([...fresh.values()], palette)
  for (const key of fresh.keys()) passedKeys.add(key)
}

async function runAxe(elements: readonly Element[], { brand, contrast }: Palette): Promise<void> {
  const { violations } = await axe.run(
    { include: [...elements] },
    {
      runOnly: contrast === 'more' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'],
      resultTypes: ['violations'],
      elementRef: false,
      iframes: false,
    },
  )
  const failures = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`))
  if (failures.length > 0) throw new Error(`Low contrast in ${brand}, contrast ${contrast}\n${failures.join('\n')}`)
}
