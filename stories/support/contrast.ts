import { type Contrast, contrasts } from '@casino/tokens/brands'
import axe from 'axe-core'
import type { PlayedStory } from './guards.ts'
import { ground } from './look.ts'

const other = (contrast: Contrast): Contrast => (contrast === contrasts[0] ? contrasts[1] : contrasts[0])

/** Text on its ground, in its place and size. */
function pair(element: Element): string {
  const { color, fontSize, fontWeight, opacity } = getComputedStyle(element)
  return [color, ground(element), fontSize, fontWeight, opacity, element.getAttribute('class')].join('|')
}
const texts = (roots: readonly Element[]): Element[] => {
  const found = new Set<Element>()
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.parentElement && walker.currentNode.nodeValue?.trim()) found.add(walker.currentNode.parentElement)
  }
  return [...found]
}

/** What axe has passed before. */
const known = new Set<string>()

/**
 * Finds what is too faint in the contrast that the story was not run in. The rendering is the same and only its colours change, so that one rule of
 * axe over it stands for a second run of the story; and axe is asked only where a pair of colours comes up that it has not passed yet.
 */
export async function clearInOtherContrast({ toolbars, roots }: PlayedStory): Promise<void> {
  const root = document.documentElement
  const shown = root.dataset.contrast
  root.dataset.contrast = other(toolbars.contrast)
  try {
    const fresh = texts(roots).filter((element) => !known.has(pair(element)))
    if (fresh.length === 0) return
    const pairs = fresh.map(pair)
    const { violations } = await axe.run(
      { include: fresh },
      {
        runOnly: toolbars.contrast === 'more' ? ['color-contrast'] : ['color-contrast', 'color-contrast-enhanced'],
        resultTypes: ['violations'],
        elementRef: false,
      },
    )
    const faint = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`))
    if (faint.length > 0) throw new Error(`Too faint in the other contrast\n${faint.join('\n')}`)
    for (const each of pairs) known.add(each)
  } finally {
    root.dataset.contrast = shown
  }
}
